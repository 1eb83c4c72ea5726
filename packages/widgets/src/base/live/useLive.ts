import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { channelOf } from './channel.ts';

/** Where the live channel stands, and the channel itself. */
export function useLive() {
  const channel = channelOf(useQueryClient());
  return { channel, live: useSyncExternalStore(channel.subscribe, channel.view, channel.view) };
}
