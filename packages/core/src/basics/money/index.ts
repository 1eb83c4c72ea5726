export { formatBareMoney, formatMoney, formatPercent, formatPrice, parseMoneyInput } from './format.ts';
export {
  addMoney,
  addPercents,
  compareMoney,
  fromCents,
  isMoney,
  type Money,
  mostMoney,
  multiplyByPercent,
  partOf,
  subtractMoney,
  toCents,
} from './money.ts';
