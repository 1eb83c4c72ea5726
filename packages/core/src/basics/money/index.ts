export { isWrittenFor } from './currencyMarks.ts';
export {
  decimalSignOf,
  formatBareMoney,
  formatMoney,
  formatPercent,
  formatPrice,
} from './format.ts';
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
export { parseMoneyInput, parseNumberInput } from './parseInput.ts';
export {
  type AmountFault,
  type AmountReading,
  type DecimalSign,
  type NumberFault,
  type NumberReading,
  type NumberRules,
  readAmount,
  readNumberText,
  shownDecimal,
} from './readAmount.ts';
