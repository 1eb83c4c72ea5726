import {
  BrokerDirectory,
  BrokerProfile,
  type DirectoryHandle,
  type DirectoryPage,
  type PublicProfile,
} from '@corredor/widgets/react';
import { StrictMode, useEffect, useRef, useState } from 'react';

/** What a partner's server has asked for beforehand. */
export interface ComponentsData {
  api: string;
  page: DirectoryPage;
  profile: PublicProfile;
}

/** A partner's page that takes the widgets as React components, drawn on its server first. */
export function ComponentsPage({ api, page, profile }: ComponentsData) {
  const directory = useRef<DirectoryHandle>(null);
  const [message, setMessage] = useState('');
  const [turn, setTurn] = useState(0);
  useEffect(() => setMessage('awake'), []);
  const more = async () => {
    const answer = await directory.current?.loadMore();
    const { status, items } = directory.current?.state ?? {};
    setMessage(`${status}: ${items?.length} of ${answer?.count}`);
  };
  return (
    <StrictMode>
      <button type="button" onClick={more}>
        Load by handle
      </button>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Show or hide
      </button>
      <output>{message}</output>
      <div id="directory">
        {turn % 2 === 0 && (
          <BrokerDirectory
            ref={directory}
            apiBase={api}
            pageSize={4}
            target="inline"
            initialData={turn === 0 ? page : undefined}
            onError={(error) => setMessage(error.code)}
          />
        )}
      </div>
      <div id="profile">
        <BrokerProfile apiBase={api} alias={profile.alias} qr initialData={profile} />
      </div>
    </StrictMode>
  );
}
