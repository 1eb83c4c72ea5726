export { allCame, besideAsking, besideText } from './beside.tsx';
export { paymentsOf, policiesOf } from './countedLists.ts';
export {
  type AnswerOf,
  aGate,
  answering,
  answers,
  empty,
  failing,
  type Handlers,
  resolving,
  slow,
  storyHandlers,
  unreachable,
} from './handlers.ts';
export { listStates, listViewStates, offersInRow } from './listStates.ts';
export { liveServerCloses, liveServerSays, liveWith } from './liveServer.ts';
export { onDay, storyTime } from './onDay.ts';
export { placesIn } from './places.ts';
export { StoryProviders, type StoryProvidersProps } from './StoryProviders.tsx';
export { storyWords } from './storyWords.ts';
export { withToasts } from './withToasts.tsx';
