export { BrokerDirectory } from './BrokerDirectory.tsx';
export type {
  BrokerDirectoryProps,
  DirectoryFilters,
  DirectoryHandle,
  DirectoryMessageId,
  DirectoryPart,
  DirectorySlot,
  DirectoryState,
  FilterName,
  InlineProfile,
  SearchSource,
} from './directory.types.ts';
