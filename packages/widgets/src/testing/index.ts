export {
  type AnswerOf,
  answering,
  answers,
  empty,
  failing,
  type Handlers,
  resolving,
  slow,
  storyHandlers,
} from './handlers.ts';
export { StoryProviders, type StoryProvidersProps } from './StoryProviders.tsx';
