import { bone, card, chip, link, unseen } from './looks.css.ts';

/** Classes for elements that need no component. */
export const looks = { bone, card, chip, link, unseen };
