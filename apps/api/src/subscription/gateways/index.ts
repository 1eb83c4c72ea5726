export { createGateway } from './createGateway.ts';
export { type Gateway, GatewayUnanswered, type Outcome, type Purchase } from './gateway.ts';
export { sandboxGateway } from './sandbox.ts';
