import { DirectoryElement } from './directoryElement.tsx';
import { register } from './register.ts';

register('corredor-directory', DirectoryElement);

export { DirectoryElement };
