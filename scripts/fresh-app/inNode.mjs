// What a stranger does with the packages in Node, without a DOM.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMoney, formatMoney } from '@corredor/core/money';
import { inactivityMachine, inactivityView } from '@corredor/machines/inactivity';
import { Button } from '@corredor/ui/Button';
import { DirectoryElement, define } from '@corredor/widgets/elements/define';
import { BrokerDirectory } from '@corredor/widgets/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

assert.equal(typeof document, 'undefined');

let opened = 0;
for (const name of ['core', 'machines', 'ui', 'widgets']) {
  const path = join(import.meta.dirname, 'node_modules', '@corredor', name, 'package.json');
  for (const [address, { default: code, types } = {}] of Object.entries(
    JSON.parse(readFileSync(path, 'utf8')).exports,
  )) {
    // A style sheet is for bundlers.
    if (!code || code.endsWith('.css')) continue;
    const names = Object.keys(await import(`@corredor/${name}/${address.slice(2)}`));
    const declared = readFileSync(join(path, '..', types), 'utf8');
    assert.ok(names.length > 0 || /^export (type|interface)/m.test(declared), `${name} ${address} exports nothing`);
    opened += 1;
  }
}

assert.equal(addMoney('10.10', '0.25'), '10.35');
assert.match(formatMoney('1234.50', 'USD', 'es'), /1\.234,50/);
assert.equal(typeof inactivityView, 'function');
assert.ok(inactivityMachine.states);
assert.match(renderToString(createElement(Button, null, 'Guardar')), /<button[^>]*>.*Guardar.*<\/button>/);

const directory = { apiBase: 'https://corredor.example', locale: 'en' };
assert.match(renderToString(createElement(BrokerDirectory, directory)), /part="root".*Find an insurance broker/s);
assert.ok(DirectoryElement.observedAttributes.includes('page-size'));
define('acme');

console.log(`${opened} entry points of the packages open in Node.`);
