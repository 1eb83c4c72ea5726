export { chargeName } from './chargeName.ts';
export { checkPack, type PackProblem } from './checkPack.ts';
export {
  type ChargedPremium,
  type Delta,
  type DeltaInput,
  deltaCharges,
  mirrored,
  negated,
  summedCharges,
  withKinds,
} from './deltaCharges.ts';
export { type IssuedPremium, isTotalTyped, keepsPremium, type WantedPremium } from './issued.ts';
export {
  type ChargeRule,
  type CountryPack,
  chargesOn,
  countryPacks,
  type DatedPack,
  type FeeStep,
  hasExemptions,
  isExempt,
  isInForce,
  type PackCharge,
  type PremiumBranch,
  type PremiumPack,
  packFor,
  packOn,
  sourceIn,
  withPack,
} from './packs.ts';
export {
  type Charge,
  computePremium,
  importedPremium,
  type Premium,
  type PremiumInput,
  typedPremium,
} from './premium.ts';
export { changedPremium, isTypedNet, premiumOfSum, type RowPremium, termNetChange, termNetOf } from './rowPremium.ts';
