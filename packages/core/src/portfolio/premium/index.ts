export { type IssuedPremium, isTotalTyped, keepsPremium, type WantedPremium } from './issued.ts';
export { type ChargeRule, type CountryPack, countryPacks, type FeeStep, packFor } from './packs.ts';
export { type Charge, computePremium, type Premium, type PremiumInput, typedPremium } from './premium.ts';
