import { renderToString } from 'react-dom/server';
import { type ComponentsData, ComponentsPage } from './ComponentsPage.tsx';

export const draw = (data: ComponentsData) => renderToString(<ComponentsPage {...data} />);
