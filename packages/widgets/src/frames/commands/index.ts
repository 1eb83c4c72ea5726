export { type RecordCommand, RecordCommands } from './RecordCommands.tsx';
