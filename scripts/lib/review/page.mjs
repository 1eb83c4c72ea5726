import { readFileSync } from 'node:fs';

const beside = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The page that shows what a run has found; it needs nothing but itself. */
export const reviewPage = (findings) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pictures of stories</title>
    <style>${beside('view.css')}</style>
  </head>
  <body>
    <header>
      <h1>Pictures of stories</h1>
      <p id="count" role="status"></p>
      <button type="button" id="acceptAll">Accept all left</button>
    </header>
    <nav aria-label="Pictures"><ol id="list"></ol></nav>
    <main>
      <div class="bar">
        <h2 id="name"></h2>
        <div>
          <button type="button" id="accept">Accept <kbd>A</kbd></button>
          <button type="button" id="reject">Reject <kbd>R</kbd></button>
        </div>
        <div role="group" aria-label="View" id="views"></div>
      </div>
      <p id="note" role="status"></p>
      <div id="stage"></div>
      <p class="keys">
        <kbd>J</kbd> <kbd>K</kbd> next and previous, <kbd>1</kbd> to <kbd>4</kbd> view, <kbd>A</kbd> accept, <kbd>R</kbd> reject
      </p>
    </main>
    <footer id="command" hidden>
      <label for="line">To take what you accepted, run</label>
      <input id="line" readonly>
      <button type="button" id="copy">Copy</button>
    </footer>
    <script type="application/json" id="findings">${scriptSafe(findings)}</script>
    <script>${beside('view.js')}</script>
  </body>
</html>
`;

/** Nothing in it may end the script. */
const scriptSafe = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
