// Pyodide as its documentation shows it: load it, load the packages, run Python.
self.onmessage = async ({ data: { question, indexURL, packageBaseUrl } }) => {
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  const lockFileURL = `${packageBaseUrl}pyodide-lock.json`;
  const pyodide = await loadPyodide({ indexURL, packageBaseUrl, lockFileURL });
  await pyodide.loadPackage(["rake-cards", "rake-widgets"]);
  self.postMessage(pyodide.runPython("from widgets.host import answer; answer")(question));
};
