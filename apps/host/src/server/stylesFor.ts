import { client } from 'virtual:corredor-client';
import { firstStyles } from './firstStyles.ts';

/** The styles that the markup of a route's page can use as it stands; `rootClass` is that of the document. */
export function stylesFor(route: string, rootClass: string, markup: string): string {
  const sheets = [client.styles, client.routes[route]?.styles].map((one) => one?.text ?? '');
  return firstStyles(sheets.join(''), `<html class="${rootClass}">${markup}`);
}
