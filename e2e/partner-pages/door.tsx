import { hydrateRoot } from 'react-dom/client';
import { DoorPage } from './DoorPage.tsx';

const place = document.getElementById('app');
const data = document.getElementById('data')?.textContent;
if (place && data) hydrateRoot(place, <DoorPage {...JSON.parse(data)} />);
