export {
  createRenewalCardMachine,
  type RenewalCardContext,
  type RenewalStepOf,
  type RenewalTaking,
} from './renewalCard.machine.ts';
export { type RenewalCardView, renewalCardView } from './renewalCard.selectors.ts';
