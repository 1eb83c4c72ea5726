import { renderToString } from 'react-dom/server';
import { type DoorData, DoorPage } from './DoorPage.tsx';

export const draw = (data: DoorData) => renderToString(<DoorPage {...data} />);
