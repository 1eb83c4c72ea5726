// `/app/configuration/renewal-stages`
export { RenewalStages as RenewalStagesScreen } from '../portfolio/renewalStages/index.ts';
