import { liveChannel } from '@corredor/core/live';

/** Whether a request opens the live channel; any other that asks for an upgrade is answered as if it had not. */
export const isLiveRequest = ({ url = '', headers }: { url?: string; headers: { upgrade?: string } }) =>
  url.split('?')[0] === liveChannel.path && headers.upgrade?.toLowerCase() === 'websocket';
