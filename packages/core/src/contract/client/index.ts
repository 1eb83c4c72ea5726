export { type AnyInput, type CallInput, type CallOptions, call, sendCall } from './call.ts';
export { type ApiClient, type ApiClientOptions, answerOf, createApiClient, unrepeated, watched } from './client.ts';
export { idempotencyKey, ifMatch, keyHeader, type RequestKeys, requestKeys, runHeader } from './headers.ts';
export type { ThrowingPaths } from './paths.ts';
export type { TokenSource } from './renewal.ts';
export type { OnProgress } from './upload.ts';
