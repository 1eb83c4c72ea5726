export { RenewalStages } from './RenewalStages.tsx';
