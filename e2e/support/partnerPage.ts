import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lane } from './lane.ts';

/** The origin of the server, as partners' pages name it. */
export const host = lane.url;
const partner = `http://partner.localhost:${lane.port}`;

/** What a careful partner allows: our script, our API, our images, and no script from text. */
const policy = [
  "default-src 'none'",
  `script-src ${host}`,
  `connect-src ${host}`,
  `img-src ${host}`,
  "require-trusted-types-for 'script'",
].join('; ');

/** A page of somebody else, at an origin of its own, under a strict policy. */
export async function openPartnerPage(page: Page, body: string, root = '<html lang="en">') {
  await page.route(`${partner}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html>${root}<title>A partner</title><link rel="icon" href="${host}/logo.svg"><h1>A partner</h1>${body}`,
    }),
  );
  await page.goto(`${partner}/brokers`);
}

/** The line that loads whatever elements the page holds. */
export const loader = `<script src="${host}/widgets/v1/loader.js" async></script>`;

/** The release that the server serves now. */
export const { version }: { version: string } = JSON.parse(readFileSync('packages/widgets/package.json', 'utf8'));
