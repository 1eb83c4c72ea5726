import { keysOf } from '@corredor/core/keys';
import {
  type IdleReason,
  type InactivityEvent,
  inactivityMachine,
  inactivityView,
} from '@corredor/machines/inactivity';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { flushDrafts, isWriting, useSession } from '../../base/app/index.ts';
import { InactivityDialog } from './InactivityDialog.tsx';
import { listenToActivity, tellOfEnd } from './listenToActivity.ts';

export interface InactivityProps {
  /** Milliseconds without activity; the specification's half an hour unless told, as stories do. */
  limit?: number;
  warning?: number;
}

/** Watches that somebody is there, in any tab; warns, keeps what was typed and logs out where nobody is. */
export function Inactivity(times: InactivityProps) {
  const { isSignedIn, send, reload } = useSession();
  const announce = useCallback((reason: IdleReason) => send({ type: 'logout.announce', reason }), [send]);
  const leave = useCallback((reason: IdleReason) => send({ type: 'logout.request', reason }), [send]);
  // No answer is no news: the next call will tell.
  const check = useCallback(() => void reload().catch(() => undefined), [reload]);
  return isSignedIn ? <Watch {...times} onEnd={announce} onLeave={leave} onWake={check} /> : null;
}

type WatchProps = InactivityProps & {
  onEnd: (reason: IdleReason) => void;
  onLeave: (reason: IdleReason) => void;
  onWake: () => void;
};

function Watch({ onEnd, onLeave, onWake, ...times }: WatchProps) {
  const machine = useMemo(
    () =>
      inactivityMachine.provide({
        actors: {
          keepDrafts: fromPromise<void, void>(async () => {
            await flushDrafts();
          }),
          clock: fromCallback<InactivityEvent, { everyMs: number }>(({ input, sendBack }) => {
            const timer = setInterval(() => sendBack({ type: 'clock.tick', at: Date.now() }), input.everyMs);
            return () => clearInterval(timer);
          }),
        },
        actions: {
          announce: (_, { reason }) => {
            onEnd(reason);
            if (reason === 'idle') tellOfEnd();
          },
          logOut: (_, { reason }) => onLeave(reason),
          checkSession: onWake,
        },
      }),
    [onEnd, onLeave, onWake],
  );
  const actor = useActorRef(machine, { input: { now: Date.now(), isHidden: document.hidden, ...times } });
  const { isAsking, isBack, secondsLeft } = useSelector(actor, inactivityView, isSame);
  useEffect(() => listenToActivity(actor.send), [actor]);
  if (!isAsking) return null;
  return (
    <InactivityDialog
      secondsLeft={secondsLeft}
      isBack={isBack}
      isWriting={isWriting()}
      onStay={() => actor.send({ type: 'stay.choose', at: Date.now() })}
      onLeave={() => actor.send({ type: 'leave.choose' })}
    />
  );
}

type View = ReturnType<typeof inactivityView>;
const isSame = (one: View, other: View) => keysOf(one).every((key) => one[key] === other[key]);
