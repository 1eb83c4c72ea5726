import { withoutEmpty } from '@corredor/core/pages';
import type { FastifyRequest } from 'fastify';

/** The search of an address, with its question mark. */
export const searchOf = (url: string) => new URL(url, 'http://localhost').search;

/** The same address without the values that a form of the directory sent empty; null where there are none. */
export function tidied(url: string): string | null {
  const { pathname, search } = new URL(url, 'http://localhost');
  const tidy = withoutEmpty(search);
  return tidy === search ? null : pathname + tidy;
}

/** One value of that search; undefined where it is missing, or there more than once. */
export function askedFor({ query }: Pick<FastifyRequest, 'query'>, name: string): string | undefined {
  const value: unknown = Object.entries(query ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
