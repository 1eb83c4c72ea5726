import { ProfileElement } from './profileElement.tsx';
import { register } from './register.ts';

register('corredor-profile', ProfileElement);

export { ProfileElement };
