import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's page in React: attributes from state, a listener as a property, and the widget taken away and put back. */
function PartnerPage() {
  const [city, setCity] = useState('');
  const [chosen, setChosen] = useState('');
  const [isShown, setShown] = useState(true);
  const directory = createElement('corredor-directory', {
    city,
    'page-size': 50,
    loading: 'eager',
    'oncorredor-select': (event: CustomEvent<{ alias: string }>) => {
      event.preventDefault();
      setChosen(event.detail.alias);
    },
  });
  return (
    <>
      <button type="button" onClick={() => setCity('Cuenca')}>
        Only Cuenca
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output>{chosen}</output>
      {isShown && directory}
    </>
  );
}

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <PartnerPage />
    </StrictMode>,
  );
