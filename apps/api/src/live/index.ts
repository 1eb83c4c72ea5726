export { ticketOperations } from './tickets.operations.ts';
