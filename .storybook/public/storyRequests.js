// The service worker of the stories: code, styles and fonts go past the mocks, which would copy each file to the page first.
addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
