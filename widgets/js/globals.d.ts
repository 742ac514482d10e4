/** Clicks on widgets made before host.js was loaded. */
declare var rakeEarly: { form: HTMLFormElement; submitter: HTMLElement | null }[] | undefined;
/** What hears of back and forward before the theme does. */
declare var rakeBack: ((event: PopStateEvent) => void) | undefined;
/** The theme's stream of pages. */
declare var document$: { subscribe(listener: () => void): void } | undefined;
/** How the reader is connected, where the browser tells. */
interface Navigator {
  connection?: { saveData?: boolean };
}
