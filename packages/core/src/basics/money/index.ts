export {
  decimalSignOf,
  formatBareMoney,
  formatMoney,
  formatPercent,
  formatPrice,
  parseMoneyInput,
  parseNumberInput,
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
export {
  type AmountFault,
  type AmountReading,
  type DecimalSign,
  isWrittenFor,
  type NumberFault,
  type NumberReading,
  type NumberRules,
  readAmount,
  readNumberText,
  shownDecimal,
} from './readAmount.ts';
