import { adminOf, copyBrokerage } from '../../apps/api/src/testing/copyBrokerage.ts';
import { lane } from './lane.ts';

export type Login = readonly [email: string, password: string];

/** The people of a brokerage, one for each role; of a copy they have its number in their address. */
const officeOf = (copy: number | '') => {
  const login = (name: string): Login => [
    `${name}${copy === '' ? '' : `.${copy}`}@corredor.example`,
    'corredor-demo-1',
  ];
  return {
    administrator: login('demo'),
    broker: login('broker'),
    assistant: login('assistant'),
    viewer: login('viewer'),
  };
};
export type Office = ReturnType<typeof officeOf>;

/** The brokerage of the demo, for whoever only reads. */
export const demo = officeOf('');
/** A second one, that sees none of it. */
export const other: Login = ['otro@corredor.example', 'corredor-demo-1'];

/** A copy of the demo's brokerage that nobody else works in. */
export const anOffice = async (): Promise<Office> =>
  officeOf(await copyBrokerage(adminOf(lane.data), 'andrade-seguros'));
