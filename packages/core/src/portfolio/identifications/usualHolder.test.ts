import { expect, it } from 'vitest';
import { usualHolder } from './index.ts';

it.each([
  ['ES', 'A12348082', 'legal'],
  ['ES', 'B12355780', 'legal'],
  ['ES', 'G28029007', 'legal'],
  ['ES', '12345678Z', 'natural'],
  ['ES', 'X1234567L', 'natural'],
  ['EC', '1790012345001', 'legal'],
  ['EC', '1760001550001', 'legal'],
  ['EC', '1712345675001', 'natural'],
  ['PE', '20100070970', 'legal'],
  ['PE', '10406980788', 'natural'],
  ['CO', '899999068-1', 'legal'],
  ['CO', '8999990681', 'legal'],
  ['CO', '1032456789', undefined],
  ['MX', 'PEM380607TW7', 'legal'],
  ['MX', 'GODE561231GR8', 'natural'],
  ['CL', '76354771K', 'legal'],
  ['CL', '123456785', 'natural'],
  ['AR', '30500010912', 'legal'],
  ['AR', '20123456786', 'natural'],
  ['DO', '101010632', 'legal'],
  ['CR', '3101000046', 'legal'],
  ['VE', 'J003457890', 'legal'],
  ['VE', 'V123456789', 'natural'],
  ['PY', '80009735', 'legal'],
  ['UY', '211003420017', undefined],
  ['US', '123456789', undefined],
] as const)('a tax number of %s such as %s is of a %s', (country, number, holder) => {
  const codes = { ES: '724', EC: '218', PE: '604', CO: '170', MX: '484', CL: '152', AR: '032', DO: '214', CR: '188' };
  const rest = { VE: '862', PY: '600', UY: '858', US: '840' };
  expect(usualHolder(number, { ...codes, ...rest }[country])).toBe(holder);
});
