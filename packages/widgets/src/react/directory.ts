export type {
  BrokerDirectoryProps,
  DirectoryFilters,
  DirectoryHandle,
  DirectoryMessageId,
  DirectoryPart,
  DirectorySlot,
  DirectoryState,
  FilterName,
  SearchSource,
} from '../directory/index.ts';
export { BrokerDirectory } from './BrokerDirectory.tsx';
