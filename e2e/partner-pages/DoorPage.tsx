import {
  BrokerDirectory,
  BrokerProfile,
  type DirectoryHandle,
  type DirectoryPage,
  type PublicProfile,
} from '@corredor/widgets/react';
import { StrictMode, useEffect, useRef, useState } from 'react';

/** What a partner's server has asked for beforehand. */
export interface DoorData {
  api: string;
  page: DirectoryPage;
  profile: PublicProfile;
}

/** A partner's page that takes the widgets as React components, drawn on its server first. */
export function DoorPage({ api, page, profile }: DoorData) {
  const directory = useRef<DirectoryHandle>(null);
  const [said, setSaid] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => setSaid('awake'), []);
  const more = async () => {
    const answer = await directory.current?.loadMore();
    const { status, items } = directory.current?.state ?? {};
    setSaid(`${status}: ${items?.length} of ${answer?.count}`);
  };
  return (
    <StrictMode>
      <button type="button" onClick={more}>
        Load by handle
      </button>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Show or hide
      </button>
      <output>{said}</output>
      <div id="directory">
        {turn % 2 === 0 && (
          <BrokerDirectory
            ref={directory}
            apiBase={api}
            pageSize={4}
            target="inline"
            initialData={turn === 0 ? page : undefined}
            onError={(error) => setSaid(error.code)}
          />
        )}
      </div>
      <div id="profile">
        <BrokerProfile apiBase={api} alias={profile.alias} qr initialData={profile} />
      </div>
    </StrictMode>
  );
}
