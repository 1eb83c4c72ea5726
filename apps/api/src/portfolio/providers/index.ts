export { checkProvider } from './checkProvider.ts';
export { isFoundProvider } from './foundProviders.ts';
export { providerOperations } from './providers.operations.ts';
export { type ProviderStore, providerStore } from './providers.store.ts';
