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
} from '../public/directory/index.ts';
export { BrokerDirectory } from './BrokerDirectory.tsx';
