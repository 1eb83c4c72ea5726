import type { Partner, PartnerPatch } from '@corredor/core/api';
import { vPartnerPatch } from '@corredor/core/schemas';
import { parse } from 'valibot';
import { textOrNull } from '../../frames/forms/index.ts';

/** A brokerage as its form holds it. */
export interface PartnerValues {
  name: string;
  alias: string;
  tax_id: string;
  phone: string;
  email: string;
  country_id: string | null;
  state: string | null;
  city: string;
  direction: string;
  slogan: string;
  website: string;
  tags: string[];
  resume: string;
  layout: Partner['layout'];
  listed: boolean;
  timezone: string | null;
  currency: string | null;
  language: Partner['language'];
  near_expiry_days: number | null;
}

/** The form of a brokerage. */
export const toPartnerValues = (partner: Partner): PartnerValues => ({
  name: partner.name,
  alias: partner.alias,
  tax_id: partner.tax_id,
  phone: partner.phone,
  email: partner.email,
  country_id: partner.country_id,
  state: partner.state,
  city: partner.city ?? '',
  direction: partner.direction ?? '',
  slogan: partner.slogan ?? '',
  website: partner.website ?? '',
  tags: [...partner.tags],
  resume: partner.resume ?? '',
  layout: partner.layout,
  listed: partner.listed,
  timezone: partner.timezone,
  currency: partner.currency,
  language: partner.language,
  near_expiry_days: partner.near_expiry_days,
});

/** People write "andrade.ec"; a link needs its scheme. */
export const toWebsite = (text: string) => {
  const address = textOrNull(text);
  return address && !/^[a-z]+:/i.test(address) ? `https://${address}` : address;
};

/** What is sent; the check against the document tells what is missing. */
export const toPartnerInput = (values: PartnerValues) => ({
  ...values,
  name: values.name.trim(),
  alias: values.alias.trim().toLowerCase(),
  tax_id: values.tax_id.trim(),
  email: values.email.trim(),
  city: textOrNull(values.city),
  direction: textOrNull(values.direction),
  slogan: textOrNull(values.slogan),
  website: toWebsite(values.website),
  resume: textOrNull(values.resume),
});

/** The brokerage that a checked form holds. */
export const readPartnerInput = (values: PartnerValues): PartnerPatch => parse(vPartnerPatch, toPartnerInput(values));
