import { useState } from 'react';
import { flushDrafts, useSession } from '../../base/app/index.ts';

/** The way out: keeps first what is being written, and asks where that could not be kept. */
export function useLogout() {
  const { logOut } = useSession();
  const [isLosing, setLosing] = useState(false);
  const question = {
    onLogout: () => {
      setLosing(false);
      logOut();
    },
    onStay: () => setLosing(false),
  };
  return {
    logOut: () => void keepDrafts().then((isKept) => (isKept ? logOut() : setLosing(true))),
    /** What `LogoutDialog` asks now; null while there is nothing to ask. */
    question: isLosing ? question : null,
  };
}

/** Keeps what was typed last before the session goes, without waiting for ever; answers whether nothing would be lost. */
const keepDrafts = async () => {
  const late = new Promise<'failed'>((resolve) => setTimeout(resolve, longestWait, 'failed'));
  return (await Promise.race([flushDrafts(), late])) !== 'failed';
};
/** After how many milliseconds drafts count as not kept. */
const longestWait = 3_000;
