import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWanted } from '../proof/wanted.mjs';
import { readArguments } from './arguments.mjs';
import { planEntity } from './plan.mjs';
import { tryOut } from './tryOut.mjs';

const plan = (...asked) => planEntity(readArguments(['entity', ...asked]).entity);

describe('npm run new', () => {
  it('makes an entity that is green at once, in a copy of the tree', { timeout: 600_000 }, async () => {
    const said = [];
    const also = isWanted('newEntity') ? ['types'] : [];
    const { failed, output } = await tryOut({ isWhole: false, also, tell: (line) => said.push(line) });
    expect(failed, `${said.join('\n')}\n${output}`).toBeNull();
  });

  it('edits at most eight files that are not its own, each of which something asks for', () => {
    const { made, edited } = plan('visit');
    expect(edited.length).toBeLessThanOrEqual(8);
    expect(edited.every(({ forcedBy }) => forcedBy !== '')).toBe(true);
    expect(made.map(({ file }) => file)).toContain('openapi/portfolio/visits/visits.yaml');
  });

  it('plans a field of every type, and changes nothing as long as it plans', () => {
    const fields =
      'name:text(40)! notes:longtext! due_date:date price:money! size:number! is_done:yesno kind:enum(a,b) owner:ref(customer)! vehicle:ref';
    const { made, edited, next } = plan('visit', '--fields', fields);
    expect(made.filter(({ text }) => text === '' || text.includes('[object'))).toEqual([]);
    expect(made.filter(({ file }) => existsSync(file))).toEqual([]);
    expect(edited.filter(({ file, text }) => readFileSync(file, 'utf8') === text)).toEqual([]);
    expect(next.join()).toContain('No Spanish was told for price, size, is_done, kind, kind.a, kind.b, owner');
  });

  it.each([
    [['customer'], '"customer" is a kind of record already'],
    [['quote'], 'the document has a type "Quote" already'],
    [['insured'], 'there are words for "insured" already'],
    [['dashboard', '--plural', 'dashboardses'], 'a page is named "dashboard" already'],
    [['Claim'], '"Claim" is no name'],
    [['loss-report'], '"loss-report" is no name'],
    [['order'], '"order" is a word of SQL, TypeScript or the house'],
    [['claim', '--plural', 'group'], '"group" is a word of SQL'],
    [['claim', '--plural', 'vehicles'], 'a page is named "vehicles" already'],
    [['claim', '--plural', 'pickers'], 'pickers/index.ts is there already'],
    [['claim', '--district', 'moon'], 'there is no district "moon"'],
    [['claim', '--app', 'auth'], '--app is one of policy_app, core_app'],
    [['claim', '--menu', 'home'], '--menu is one of configurations, management'],
    [['claim', '--key', 'qq'], '--key is one small letter'],
    [['claim', '--es', 'siniestro'], '--es needs two words'],
    [['claim', '--colour', 'red'], 'colour'],
    [['claim', '--fields', 'number:txt!'], '"txt" is no type of field'],
    [['claim', '--fields', 'number'], '"number" is no field'],
    [['claim', '--fields', 'number:text'], 'the first field names the record'],
    [['claim', '--fields', 'amount:money number:text!'], 'the first field names the record'],
    [['claim', '--fields', 'number:text! version:number'], 'a field cannot be named "version"'],
    [['claim', '--fields', 'number:text! number:date'], 'two fields are named "number"'],
    [['claim', '--fields', 'number:text! status:enum(open)'], "write an enum's words"],
    [['claim', '--fields', 'number:text! policy:ref'], 'have a picker to choose a "policy" by'],
    [['claim', '--label', 'plate=Placa,Plate'], '--label names "plate", which is no field'],
  ])('refuses %j and says why', (asked, why) => {
    expect(() => plan(...asked)).toThrow(why);
  });
});
