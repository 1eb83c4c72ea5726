export { messageOperations } from './messages.operations.ts';
export { type MessageStore, messageStore } from './messages.store.ts';
export { type MessageRecord, sendMessage } from './sendMessage.ts';
