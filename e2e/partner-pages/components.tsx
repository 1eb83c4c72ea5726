import { hydrateRoot } from 'react-dom/client';
import { ComponentsPage } from './ComponentsPage.tsx';

const place = document.getElementById('app');
const data = document.getElementById('data')?.textContent;
if (place && data) hydrateRoot(place, <ComponentsPage {...JSON.parse(data)} />);
