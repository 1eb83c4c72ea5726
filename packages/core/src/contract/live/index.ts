export { liveAddress, liveChannel } from './channel.ts';
export { afterClose, closeCodes } from './closeCodes.ts';
export {
  type ClientMessage,
  type ReadMessage,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
} from './messages.ts';
export { offerProtocols, readTicket } from './protocols.ts';
