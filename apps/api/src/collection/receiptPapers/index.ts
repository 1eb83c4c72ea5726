export { receiptMailOperations, receiptPaperOperations } from './receiptPapers.operations.ts';
