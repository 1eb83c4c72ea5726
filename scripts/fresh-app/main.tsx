import { formatMoney, type Money } from '@corredor/core/money';
import { Button } from '@corredor/ui/Button';
import { fontUrl } from '@corredor/ui/globals';
import { light } from '@corredor/ui/theme';
import { BrokerDirectory } from '@corredor/widgets/react';
import { createRoot } from 'react-dom/client';
import '@corredor/ui/globals.css';
import '@corredor/ui/styles.css';
import '@corredor/widgets/elements';
import '@corredor/widgets/styles.css';

const premium: Money = '1234.50';

function App() {
  return (
    <main className={light} data-font={fontUrl}>
      <p>{formatMoney(premium, 'USD', 'es')}</p>
      <Button tone="accent" onPress={() => console.log('saved')}>
        Guardar
      </Button>
      <BrokerDirectory apiBase="https://corredor.example" target="_blank" />
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
