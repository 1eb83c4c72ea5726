import { mkdirSync, writeFileSync } from 'node:fs';
import { serveFolder } from '../../lib/static-server.mjs';

const folder = `${process.cwd()}/.build/bench-pages`;

/** A partner's page, blank and with a directory, on an origin of its own; the blank one is the floor for all others. */
export async function servePartner(product) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/blank.html`, page('', ''));
  writeFileSync(
    `${folder}/directory.html`,
    page(
      `<script async src="${product}/widgets/v1/loader.js"></script>`,
      `<corredor-directory country="EC" style="--corredor-min-height: 40rem"><a href="${product}/search?country=EC">Find an insurance broker</a></corredor-directory>`,
    ),
  );
  return serveFolder(folder);
}

const page = (head, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="The brokers whom we recommend.">
    <title>Our brokers</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body><main><h1>Our brokers</h1>${body}</main></body>
</html>
`;
