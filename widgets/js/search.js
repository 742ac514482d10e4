// Wraps the theme's search worker: one language a page, and stemmed words beside the beginnings of words, without
// which nothing is found in Russian.
const language = new URLSearchParams(self.location.search).get("lang");

self.addEventListener("message", ({ data: message }) => {
  const [setup, query] = [0, 2];
  if (message.type === setup) {
    message.data.config.lang = [language];
    message.data.docs = message.data.docs.filter((page) => page.location.startsWith("ru/") === (language === "ru"));
  }
  if (message.type === query) {
    const words = message.data.trim().split(/\s+/);
    message.data = words.map((word) => (/^[\p{L}\d]+$/u.test(word) ? `${word}^2 ${word}` : word)).join(" ");
  }
});

importScripts("@@WORKER@@");
