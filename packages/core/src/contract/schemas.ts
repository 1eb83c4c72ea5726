// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.

import * as v from 'valibot';

/**
 * An e-mail address.
 */
export const vEmail = v.pipe(v.string(), v.email(), v.minLength(3), v.maxLength(254));

/**
 * Who wants to sign in.
 */
export const vLoginInput = v.strictObject({
    email: vEmail,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128))
});

/**
 * Number of a record.
 */
export const vId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Numeric code of ISO 3166-1, with its leading zeros.
 */
export const vCountryId = v.pipe(v.string(), v.maxLength(3), v.regex(/^\d{3}$/));

/**
 * A path on this server; as long as the longest address that it reads.
 */
export const vLink = v.pipe(v.string(), v.maxLength(16384));

/**
 * An opaque secret.
 */
export const vToken = v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_\-]{20,200}$/));

/**
 * A language of the interface.
 */
export const vLanguage = v.picklist(['es', 'en']);

/**
 * A feature that the plan opens.
 */
export const vServiceName = v.picklist([
    'policies',
    'payments',
    'insureds',
    'claims',
    'commissions',
    'portal'
]);

/**
 * How a subscription is renewed.
 */
export const vSubscriptionType = v.picklist([
    'monthly',
    'annual',
    'free'
]);

/**
 * The subscription in force; number 0 stands for none.
 */
export const vCurrentSubscription = v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647)),
    name: v.pipe(v.string(), v.maxLength(60)),
    subscription_type: vSubscriptionType,
    is_free: v.boolean()
});

/**
 * What somebody may do, written app.action_model.
 */
export const vPermission = v.picklist([
    'policy_app.view_policy',
    'policy_app.add_policy',
    'policy_app.change_policy',
    'policy_app.delete_policy',
    'policy_app.view_payment',
    'policy_app.change_payment',
    'policy_app.view_renewal',
    'policy_app.change_renewal',
    'policy_app.view_movement',
    'policy_app.add_movement',
    'policy_app.change_movement',
    'policy_app.delete_movement',
    'core_app.view_customer',
    'core_app.add_customer',
    'core_app.change_customer',
    'core_app.delete_customer',
    'core_app.view_vehicle',
    'core_app.add_vehicle',
    'core_app.change_vehicle',
    'core_app.delete_vehicle',
    'policy_app.view_provider',
    'policy_app.add_provider',
    'policy_app.change_provider',
    'policy_app.delete_provider',
    'policy_app.view_coverage',
    'policy_app.add_coverage',
    'policy_app.change_coverage',
    'policy_app.delete_coverage',
    'policy_app.view_branch',
    'policy_app.add_branch',
    'policy_app.change_branch',
    'policy_app.delete_branch',
    'core_app.view_task',
    'core_app.add_task',
    'core_app.change_task',
    'core_app.delete_task',
    'core_app.view_partner',
    'core_app.add_partner',
    'core_app.change_partner',
    'auth_app.view_user',
    'auth_app.add_user',
    'auth_app.change_user',
    'auth_app.delete_user',
    'auth.view_group',
    'auth.add_group',
    'auth.change_group',
    'auth.delete_group',
    'policy_app.view_claim',
    'policy_app.add_claim',
    'policy_app.change_claim',
    'policy_app.delete_claim',
    'policy_app.view_quote',
    'policy_app.add_quote',
    'policy_app.change_quote',
    'policy_app.delete_quote',
    'policy_app.view_certificate',
    'policy_app.add_certificate',
    'policy_app.change_certificate',
    'finance_app.view_agreement',
    'finance_app.add_agreement',
    'finance_app.change_agreement',
    'finance_app.delete_agreement',
    'finance_app.view_commission',
    'finance_app.change_commission',
    'finance_app.view_statement',
    'finance_app.add_statement',
    'finance_app.change_statement',
    'finance_app.delete_statement',
    'finance_app.view_seller',
    'finance_app.add_seller',
    'finance_app.change_seller',
    'finance_app.delete_seller',
    'finance_app.view_settlement',
    'finance_app.add_settlement',
    'finance_app.change_settlement',
    'finance_app.delete_settlement',
    'finance_app.view_report',
    'core_app.view_template',
    'core_app.add_template',
    'core_app.change_template',
    'core_app.delete_template',
    'core_app.view_message',
    'core_app.add_message',
    'core_app.view_portal',
    'core_app.change_portal',
    'core_app.view_health',
    'core_app.change_health'
]);

/**
 * Code of ISO 4217.
 */
export const vCurrencyCode = v.pipe(v.string(), v.maxLength(3), v.regex(/^[A-Z]{3}$/));

/**
 * Name in the IANA time zone database.
 */
export const vTimeZone = v.pipe(v.string(), v.maxLength(60), v.regex(/^[A-Za-z][A-Za-z0-9_+\/\-]{1,59}$/));

/**
 * The brokerage of the signed-in user.
 */
export const vSessionPartner = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(120)),
    alias: v.pipe(v.string(), v.maxLength(40)),
    country_id: vCountryId,
    currency: vCurrencyCode,
    timezone: vTimeZone
});

/**
 * The session record, and beside it the permissions and the brokerage.
 */
export const vLogin = v.strictObject({
    userId: vId,
    userEmail: vEmail,
    full_name: v.pipe(v.string(), v.maxLength(160)),
    has_partner: v.boolean(),
    partner_id: v.nullable(vId),
    country_id: v.nullable(vCountryId),
    image: v.nullable(vLink),
    token: vToken,
    refresh: vToken,
    language: vLanguage,
    services: v.pipe(v.array(vServiceName), v.maxLength(10)),
    valid_subscription: v.boolean(),
    current_subscription: vCurrentSubscription,
    subscription_payed: v.boolean(),
    invoiceId: v.nullable(vId),
    permissions: v.pipe(v.array(vPermission), v.maxLength(100)),
    partner: v.nullable(vSessionPartner)
});

/**
 * Name of a problem for programs; each is answered with one status only.
 */
export const vProblemCode = v.union([
    v.picklist([
        'bad_request',
        'idempotency_key_required',
        'too_deep',
        'too_many_names',
        'too_many_entries',
        'too_many_lists',
        'wrong_signature'
    ]),
    v.picklist([
        'account_disabled',
        'not_authenticated',
        'not_confirmed',
        'wrong_credentials'
    ]),
    v.picklist(['card_declined']),
    v.picklist([
        'partner_required',
        'permission_denied',
        'plan_limit_reached',
        'plan_required',
        'subscription_expired',
        'subscription_pending'
    ]),
    v.picklist(['no_such_path', 'not_found']),
    v.picklist(['method_not_allowed']),
    v.picklist(['request_timeout']),
    v.picklist([
        'activate_next',
        'activation_incomplete',
        'already_notified',
        'already_paid',
        'is_credit',
        'completed_by_crossing',
        'completed_by_write_off',
        'crossing_of_movement',
        'crossing_undone',
        'receipt_of_crossing',
        'receipt_without_money',
        'completed_by_withholding',
        'draft_edited',
        'duplicate',
        'duplicate_identification',
        'duplicate_plate',
        'figures_changed',
        'held',
        'import_finished',
        'last_administrator',
        'last_insured',
        'last_stage',
        'mail_too_large',
        'movement_followed',
        'movement_incomplete',
        'movement_item_back',
        'movement_later',
        'movement_moved',
        'movement_paid',
        'movement_required',
        'next_draft',
        'not_invited',
        'not_paid',
        'nothing_remitted',
        'not_renewable',
        'not_undoable',
        'nothing_to_remit',
        'number_taken',
        'operation_running',
        'own_account',
        'partner_exists',
        'client_without_email',
        'payer_without_email',
        'payment_pending',
        'payment_processing',
        'plan_current',
        'plan_too_small',
        'policy_cancelled',
        'policy_locked',
        'policy_not_editable',
        'policy_not_renewed',
        'policy_renewed',
        'premium_over',
        'price_changed',
        'provider_without_email',
        'receipt_voided',
        'reference_changed',
        'role_beyond',
        'run_cancelled',
        'run_done',
        'run_finished',
        'run_not_undoable',
        'run_other',
        'run_undone',
        'run_waiting',
        'sample_loaded',
        'sample_locked',
        'sample_reference',
        'sample_unmailed',
        'say_why_lost',
        'shares_over',
        'step_superseded',
        'too_many_files',
        'too_many_stages',
        'too_many_rules',
        'transition_refused',
        'undo_late',
        'undo_unknown',
        'user_beyond'
    ]),
    v.picklist(['stale']),
    v.picklist(['too_large']),
    v.picklist(['unsupported_media_type']),
    v.picklist([
        'idempotency_key_reused',
        'invalid',
        'token_expired'
    ]),
    v.picklist(['version_required']),
    v.picklist([
        'too_many_contacts',
        'too_many_requests',
        'wait_before_login'
    ]),
    v.picklist(['internal']),
    v.picklist([
        'busy',
        'read_only',
        'stopping',
        'took_too_long',
        'unavailable'
    ])
]);

/**
 * What a draft lacks before it can be activated.
 */
export const vPolicyMissing = v.picklist([
    'contractor_id',
    'payer_id',
    'branch_id',
    'provider_id',
    'number',
    'start_date',
    'end_date',
    'insureds',
    'extra'
]);

/**
 * What a movement lacks before it can be sent or issued.
 */
export const vMovementMissing = v.picklist(['provider_email', 'checklist']);

/**
 * Kind of a record that still needs another.
 */
export const vHolderModel = v.picklist([
    'coverage',
    'customer',
    'dependent',
    'history',
    'import',
    'payment',
    'policy',
    'policy_beneficiary',
    'policy_file',
    'policy_insured',
    'policy_seller',
    'provider',
    'task',
    'renewal',
    'user',
    'vehicle'
]);

/**
 * How many there are.
 */
export const vCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647));

/**
 * Records of one kind.
 */
export const vHolder = v.strictObject({
    model: vHolderModel,
    count: vCount
});

/**
 * What a plan limits; e-mails are those of a month.
 */
export const vPlanLimit = v.picklist([
    'policies',
    'customers',
    'vehicles',
    'generals',
    'users',
    'groups',
    'emails'
]);

/**
 * Why a purchase came to nothing: what the gateway says of the card, or the review that did not approve it, or that it lasted longer than the bank's promise.
 */
export const vDeclineReason = v.picklist([
    'generic',
    'insufficient_funds',
    'expired_card',
    'incorrect_cvc',
    'lost_or_stolen',
    'authentication_failed',
    'not_sent',
    'abandoned',
    'rejected',
    'lapsed'
]);

/**
 * A limit of a plan that the brokerage is already past.
 */
export const vPlanBlocker = v.strictObject({
    limit: v.picklist([
        'policies',
        'customers',
        'vehicles',
        'generals',
        'users',
        'groups'
    ]),
    used: vCount,
    allowed: vCount
});

/**
 * What went wrong, after RFC 9457.
 */
export const vProblem = v.strictObject({
    type: v.pipe(v.string(), v.maxLength(300)),
    title: v.pipe(v.string(), v.maxLength(200)),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    detail: v.pipe(v.string(), v.maxLength(1000)),
    code: vProblemCode,
    request_id: v.pipe(v.string(), v.maxLength(100)),
    errors: v.optional(v.record(v.string(), v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(20)))),
    permission: v.optional(vPermission),
    granted_by: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20))),
    missing: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(50))),
    held_by: v.optional(v.pipe(v.array(vHolder), v.maxLength(20))),
    current: v.optional(v.record(v.string(), v.unknown())),
    limit: v.optional(vPlanLimit),
    used: v.optional(vCount),
    allowed: v.optional(vCount),
    feature: v.optional(vServiceName),
    retry_after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86400))),
    reason: v.optional(vDeclineReason),
    blockers: v.optional(v.pipe(v.array(vPlanBlocker), v.maxLength(6)))
});

/**
 * The refresh token of a session.
 */
export const vRefreshInput = v.strictObject({
    refresh: vToken
});

/**
 * A new pair of tokens.
 */
export const vTokens = v.strictObject({
    token: vToken,
    refresh: vToken,
    expires_in: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86400))
});

/**
 * True where there are more than `count` says. Counts are exact up to 10,000; where they are, this is left out.
 */
export const vCountIsAtLeast = v.boolean();

/**
 * What kind of device somebody signed in with, as far as its browser tells.
 */
export const vDeviceKind = v.picklist([
    'desktop',
    'mobile',
    'tablet',
    'unknown'
]);

/**
 * A moment in UTC.
 */
export const vTimestamp = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(35));

/**
 * A place where somebody is signed in.
 */
export const vSession = v.strictObject({
    id: vId,
    device: vDeviceKind,
    browser: v.nullable(v.pipe(v.string(), v.maxLength(100))),
    system: v.nullable(v.pipe(v.string(), v.maxLength(100))),
    address: v.nullable(v.pipe(v.string(), v.maxLength(45))),
    started_at: vTimestamp,
    last_used_at: vTimestamp,
    is_current: v.boolean()
});

/**
 * One page of open sessions.
 */
export const vSessionPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vSession), v.maxLength(200))
});

/**
 * What opens one connection to the live channel.
 */
export const vWsTicket = v.strictObject({
    ticket: vToken
});

/**
 * The signed-in user, without tokens.
 */
export const vMe = v.strictObject({
    userId: vId,
    userEmail: vEmail,
    full_name: v.pipe(v.string(), v.maxLength(160)),
    has_partner: v.boolean(),
    partner_id: v.nullable(vId),
    country_id: v.nullable(vCountryId),
    image: v.nullable(vLink),
    language: vLanguage,
    services: v.pipe(v.array(vServiceName), v.maxLength(10)),
    valid_subscription: v.boolean(),
    current_subscription: vCurrentSubscription,
    subscription_payed: v.boolean(),
    invoiceId: v.nullable(vId),
    permissions: v.pipe(v.array(vPermission), v.maxLength(100)),
    partner: v.nullable(vSessionPartner)
});

/**
 * What a person is called.
 */
export const vOwnName = v.strictObject({
    name: v.pipe(v.string(), v.maxLength(80)),
    last_name: v.pipe(v.string(), v.maxLength(80))
});

/**
 * What a person wants to be called.
 */
export const vOwnNameInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/)),
    last_name: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/))
});

/**
 * Colours of the interface.
 */
export const vTheme = v.picklist([
    'system',
    'light',
    'dark'
]);

/**
 * Room between the rows of a grid.
 */
export const vDensity = v.picklist(['comfortable', 'compact']);

/**
 * How somebody likes one grid.
 */
export const vGridPreference = v.strictObject({
    hidden_columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-zA-Z0-9_.]*$/))), v.maxLength(90)),
    kept_columns: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-zA-Z0-9_.]*$/))), v.maxLength(90))),
    column_order: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-zA-Z0-9_.]*$/))), v.maxLength(90))),
    column_widths: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(1200)))),
    page_size: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)))
});

/**
 * What a user chose for the interface.
 */
export const vPreferences = v.strictObject({
    theme: vTheme,
    density: vDensity,
    language: vLanguage,
    shortcuts: v.optional(v.boolean()),
    first_steps_put_away: v.optional(v.boolean()),
    grids: v.object({}),
    import_columns: v.optional(v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.maxLength(60)))))
});

/**
 * The preferences that change; a grid that is named replaces its earlier preference.
 */
export const vPreferencesPatch = v.strictObject({
    theme: v.optional(vTheme),
    density: v.optional(vDensity),
    language: v.optional(vLanguage),
    shortcuts: v.optional(v.boolean()),
    first_steps_put_away: v.optional(v.boolean()),
    grids: v.optional(v.object({})),
    import_columns: v.optional(v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.maxLength(60)))))
});

/**
 * Form and record that a draft belongs to, and what tells it from others of the same.
 */
export const vDraftKey = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z][a-zA-Z0-9_.\-]{0,79}$/));

/**
 * Grows by one with every change of the record.
 */
export const vVersion = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * A form that was left unfinished.
 */
export const vDraft = v.strictObject({
    key: vDraftKey,
    values: v.record(v.string(), v.unknown()),
    record_version: v.nullable(vVersion),
    label: v.pipe(v.string(), v.maxLength(200)),
    saved_at: vTimestamp
});

/**
 * One page of drafts.
 */
export const vDraftPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vDraft), v.maxLength(200))
});

/**
 * What was typed into a form.
 */
export const vDraftInput = v.strictObject({
    values: v.record(v.string(), v.unknown()),
    record_version: v.nullable(vVersion),
    label: v.pipe(v.string(), v.maxLength(200)),
    continues: v.nullish(vDraftKey)
});

/**
 * Any characters; common passwords and the own e-mail are refused.
 */
export const vNewPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(128));

/**
 * Name of a plan.
 */
export const vPlanName = v.picklist([
    'Free',
    'Basic',
    'Professional',
    'PYMEs'
]);

/**
 * A new account.
 */
export const vRegisterInput = v.strictObject({
    email: vEmail,
    password: vNewPassword,
    accept_terms: v.literal(true),
    language: vLanguage,
    plan: v.optional(vPlanName)
});

/**
 * A text for the person who asked.
 */
export const vMessage = v.strictObject({
    detail: v.pipe(v.string(), v.minLength(1), v.maxLength(500), v.regex(/\S/))
});

/**
 * The token of the confirmation mail.
 */
export const vConfirmRegistrationInput = v.strictObject({
    token: vToken
});

/**
 * The address that waits for its confirmation.
 */
export const vResendConfirmationInput = v.strictObject({
    email: vEmail
});

/**
 * The address whose password is forgotten.
 */
export const vRecoverPasswordInput = v.strictObject({
    email: vEmail
});

/**
 * The token of the recovery mail and a new password.
 */
export const vResetPasswordInput = v.strictObject({
    token: vToken,
    password: vNewPassword
});

/**
 * The password in use and the next one.
 */
export const vChangePasswordInput = v.strictObject({
    current_password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    new_password: vNewPassword
});

/**
 * A password that is being chosen, and whose it will be as far as the form knows.
 */
export const vCheckNewPasswordInput = v.strictObject({
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    token: v.optional(vToken),
    email: v.optional(v.pipe(v.string(), v.maxLength(254))),
    name: v.optional(v.pipe(v.string(), v.maxLength(80))),
    last_name: v.optional(v.pipe(v.string(), v.maxLength(80)))
});

/**
 * Whether a password would be taken.
 */
export const vNewPasswordCheck = v.strictObject({
    problem: v.nullable(v.union([
        v.literal('too_short'),
        v.literal('too_long'),
        v.literal('contains_email'),
        v.literal('context_words'),
        v.literal('common')
    ]))
});

/**
 * Kind of record that a sample book has.
 */
export const vSampleModel = v.picklist([
    'customer',
    'vehicle',
    'provider',
    'branch',
    'coverage',
    'policy',
    'payment'
]);

/**
 * A record of the sample book that somebody changed or added.
 */
export const vSampleRecord = v.strictObject({
    model: vSampleModel,
    id: vId,
    name: v.pipe(v.string(), v.maxLength(300)),
    change: v.picklist(['added', 'changed'])
});

/**
 * A book to look around in, and what goes when it is removed.
 */
export const vSampleBook = v.strictObject({
    loaded_at: v.nullable(vTimestamp),
    loaded_by: v.nullable(v.pipe(v.string(), v.maxLength(400))),
    counts: v.pipe(v.array(v.strictObject({
        model: vSampleModel,
        count: vCount
    })), v.maxLength(7)),
    touched: v.pipe(v.array(vSampleRecord), v.maxLength(50)),
    touched_count: vCount
});

/**
 * The address of the public profile.
 */
export const vAlias = v.pipe(v.string(), v.minLength(3), v.maxLength(40), v.regex(/^[a-z0-9\-]{3,40}$/));

/**
 * A telephone number in E.164.
 */
export const vPhone = v.pipe(v.string(), v.maxLength(16), v.regex(/^\+[1-9]\d{5,14}$/));

/**
 * Code of ISO 3166-2.
 */
export const vStateCode = v.pipe(v.string(), v.maxLength(6), v.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/));

/**
 * An address of the web.
 */
export const vWebAddress = v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^\s<>"]+$/));

/**
 * How the public profile is laid out.
 */
export const vProfileLayout = v.picklist(['default', 'blocks']);

/**
 * Name of a field of the record.
 */
export const vFieldName = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z][a-z0-9_.\[\]]*$/));

/**
 * A brokerage and its public profile.
 */
export const vPartner = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/\S/)),
    alias: vAlias,
    tax_id: v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/)),
    phone: vPhone,
    email: vEmail,
    country_id: vCountryId,
    state: v.nullable(vStateCode),
    city: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    direction: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    slogan: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    website: v.nullable(vWebAddress),
    tags: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/\S/))), v.maxLength(20)),
    resume: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    layout: vProfileLayout,
    listed: v.boolean(),
    timezone: vTimeZone,
    currency: vCurrencyCode,
    language: vLanguage,
    near_expiry_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)),
    image: v.nullable(vLink),
    locked_fields: v.pipe(v.array(vFieldName), v.maxLength(50)),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * A telephone number as a person types it; it is stored in E.164.
 */
export const vPhoneInput = v.pipe(v.string(), v.maxLength(25), v.regex(/^\+?[0-9 ().\-]{6,24}$/));

/**
 * A new brokerage.
 */
export const vPartnerInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/\S/)),
    alias: vAlias,
    tax_id: v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/)),
    phone: vPhoneInput,
    email: vEmail,
    country_id: vCountryId,
    state: v.nullish(vStateCode),
    city: v.nullish(v.pipe(v.string(), v.maxLength(80))),
    direction: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    slogan: v.nullish(v.pipe(v.string(), v.maxLength(160))),
    website: v.nullish(vWebAddress),
    tags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/\S/))), v.maxLength(20))),
    resume: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    layout: v.optional(vProfileLayout),
    listed: v.optional(v.boolean()),
    timezone: v.optional(vTimeZone),
    currency: v.optional(vCurrencyCode),
    language: v.optional(vLanguage),
    near_expiry_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)))
});

/**
 * The fields of a brokerage that change.
 */
export const vPartnerPatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/\S/))),
    alias: v.optional(vAlias),
    tax_id: v.optional(v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/))),
    phone: v.optional(vPhoneInput),
    email: v.optional(vEmail),
    country_id: v.optional(vCountryId),
    state: v.nullish(vStateCode),
    city: v.nullish(v.pipe(v.string(), v.maxLength(80))),
    direction: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    slogan: v.nullish(v.pipe(v.string(), v.maxLength(160))),
    website: v.nullish(vWebAddress),
    tags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/\S/))), v.maxLength(20))),
    resume: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    layout: v.optional(vProfileLayout),
    listed: v.optional(v.boolean()),
    timezone: v.optional(vTimeZone),
    currency: v.optional(vCurrencyCode),
    language: v.optional(vLanguage),
    near_expiry_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)))
});

/**
 * A day without time, which no time zone shifts.
 */
export const vCalendarDate = v.pipe(v.string(), v.isoDate(), v.maxLength(10));

/**
 * What a charge is computed on.
 */
export const vChargeBase = v.picklist(['net', 'subtotal']);

/**
 * A percentage, an amount by steps, or one amount.
 */
export const vPackChargeKind = v.picklist([
    'rate',
    'steps',
    'amount'
]);

/**
 * A percentage with up to four decimal places.
 */
export const vPercent = v.pipe(v.string(), v.maxLength(8), v.regex(/^\d{1,3}(\.\d{1,4})?$/));

/**
 * An amount with two decimal places, never a binary float.
 */
export const vMoney = v.pipe(v.string(), v.maxLength(15), v.regex(/^\d{1,12}\.\d{2}$/));

/**
 * The amount that is due up to and including a base; the last step has no end.
 */
export const vFeeStep = v.strictObject({
    up_to: v.nullable(vMoney),
    amount: vMoney
});

/**
 * Family of branches.
 */
export const vBranchGroup = v.picklist([
    'people',
    'vehicles',
    'property',
    'engineering',
    'transport',
    'liability',
    'bonds',
    'financial',
    'agriculture',
    'other'
]);

/**
 * A levy, fee or tax; it has the value that its kind names.
 */
export const vPackCharge = v.strictObject({
    code: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9_]*$/)),
    label: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    base: vChargeBase,
    kind: vPackChargeKind,
    rate: v.optional(vPercent),
    amount: v.optional(vMoney),
    steps: v.optional(v.pipe(v.array(vFeeStep), v.maxLength(12))),
    repeats: v.optional(v.boolean()),
    exempt_branches: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(20))), v.maxLength(60)),
    exempt_groups: v.optional(v.pipe(v.array(vBranchGroup), v.maxLength(10)))
});

export const vPackCharges = v.pipe(v.array(vPackCharge), v.maxLength(12));

/**
 * What a country adds to a net premium today; no line where no rule is known, and then the total is typed.
 */
export const vCountryPack = v.strictObject({
    country_id: vCountryId,
    source: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    as_of: v.nullable(vCalendarDate),
    charges: vPackCharges
});

/**
 * What each line with a rate is rounded to, half up.
 */
export const vPackRounding = v.picklist(['cents', 'whole']);

/**
 * What is added to the net premium of a term that begins on a day or later.
 */
export const vDatedPack = v.strictObject({
    valid_from: vCalendarDate,
    rounding: vPackRounding,
    charges: v.nullable(vPackCharges)
});

/**
 * Another record, by number and by what people call it.
 */
export const vRef = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(200))
});

/**
 * What the brokerage adds to a net premium, and what its country does.
 */
export const vPremiumPackSetting = v.strictObject({
    country: vCountryPack,
    own: v.pipe(v.array(vDatedPack), v.maxLength(100)),
    changed_at: v.nullable(vTimestamp),
    changed_by: v.nullable(vRef)
});

/**
 * Days after the one on which something was done, that one included, on which it can still be taken back.
 */
export const vUndoDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90));

/**
 * How long a mistake can be taken back.
 */
export const vUndoSetting = v.strictObject({
    window_days: vUndoDays,
    default_days: vUndoDays,
    changed_at: v.nullable(vTimestamp),
    changed_by: v.nullable(vRef)
});

/**
 * Days after the one from which they count.
 */
export const vCollectionDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));

/**
 * For how many days after the due date an insurer goes on covering, of all branches or of one; or all insurers of a branch.
 */
export const vGraceRule = v.strictObject({
    provider_id: v.nullable(vId),
    branch_id: v.nullable(vId),
    days: vCollectionDays
});

/**
 * The rule that says most about an insurer and a branch counts; without one that of the country, if it has any.
 */
export const vGraceRules = v.pipe(v.array(vGraceRule), v.maxLength(60));

/**
 * How instalments are collected - how much of one can be given up, what payers withhold, when insurers are paid and stop covering.
 */
export const vPaymentsSetting = v.strictObject({
    write_off_limit: vMoney,
    default_limit: vMoney,
    withholding_percent: vPercent,
    default_withholding: vPercent,
    remit_days: v.nullable(vCollectionDays),
    grace: vGraceRules,
    changed_at: v.nullable(vTimestamp),
    changed_by: v.nullable(vRef)
});

/**
 * Days before the end of a term.
 */
export const vRenewalDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/**
 * By how much the sum of a vehicle falls from one term to the next, from an age on.
 */
export const vDepreciationLine = v.strictObject({
    age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    percent: vPercent
});

/**
 * What vehicles lose by their age. Each line counts from its age on, until the next one; a vehicle that is younger than the first line keeps its sum. Without lines nothing falls.
 */
export const vDepreciation = v.pipe(v.array(vDepreciationLine), v.maxLength(30));

/**
 * When ending terms begin to be worked on, when losing one is a risk, and what vehicles lose by their age.
 */
export const vRenewalsSetting = v.strictObject({
    window_days: vRenewalDays,
    default_window: vRenewalDays,
    rise_percent: vPercent,
    default_rise: vPercent,
    days_without_offer: vRenewalDays,
    default_days_without_offer: vRenewalDays,
    depreciation: vDepreciation,
    changed_at: v.nullable(vTimestamp),
    changed_by: v.nullable(vRef)
});

/**
 * Days from Monday to Friday after a movement was sent.
 */
export const vWaitingDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));

/**
 * What a change of a policy within its term is of.
 */
export const vMovementKind = v.picklist([
    'inclusion',
    'exclusion',
    'value',
    'premium',
    'plan',
    'coverage',
    'data',
    'creditor',
    'extension',
    'declaration',
    'sum_reinstatement',
    'surcharge',
    'discount',
    'text',
    'cancellation',
    'reinstatement'
]);

/**
 * One thing that a movement needs before it counts.
 */
export const vChecklistItem = v.strictObject({
    label: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    is_required: v.boolean()
});

/**
 * What movements of a branch and a kind need; of all branches or all kinds where none is named. The one that says most counts.
 */
export const vChecklistTemplate = v.strictObject({
    branch_id: v.nullable(vId),
    kind: v.nullable(vMovementKind),
    items: v.pipe(v.array(vChecklistItem), v.maxLength(20))
});

/**
 * The checklists that drafts of movements begin with.
 */
export const vChecklistTemplates = v.pipe(v.array(vChecklistTemplate), v.maxLength(40));

/**
 * Who asks for it.
 */
export const vMovementRequester = v.picklist([
    'customer',
    'broker',
    'insurer',
    'creditor'
]);

/**
 * The methods that a rule may propose; flat and typed are chosen movement by movement.
 */
export const vRuleMethod = v.picklist([
    'pro_rata',
    'short_rate',
    'table',
    'none'
]);

/**
 * Name of a table of the brokerage.
 */
export const vTableName = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/));

/**
 * How what is given back is found, of an insurer, a branch, both or all, and of whoever asked or of one of them.
 */
export const vMethodRule = v.strictObject({
    provider_id: v.nullable(vId),
    branch_id: v.nullable(vId),
    requested_by: v.nullable(vMovementRequester),
    method: vRuleMethod,
    penalty_percent: v.nullable(vPercent),
    table: v.nullable(vTableName),
    least_percent: v.nullable(vPercent),
    least_amount: v.nullable(vMoney)
});

/**
 * The rule that says most counts - insurer and branch before the insurer, the insurer before the branch, the branch before all; of two alike the one that names who asked. Without one the custom of the country counts.
 */
export const vMethodRules = v.pipe(v.array(vMethodRule), v.maxLength(60));

/**
 * By steps, or by a straight line between two rows.
 */
export const vEarningReading = v.picklist(['step', 'straight']);

/**
 * Percentages that rise from row to row with the days.
 */
export const vEarningRows = v.pipe(v.array(v.strictObject({
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
    percent: vPercent
})), v.minLength(1), v.maxLength(366));

/**
 * A table of the brokerage - what has been earned after so many days of a year.
 */
export const vNamedTable = v.strictObject({
    name: vTableName,
    reading: vEarningReading,
    rows: vEarningRows
});

/**
 * The tables that rules name; a table that a rule names stays.
 */
export const vNamedTables = v.pipe(v.array(vNamedTable), v.maxLength(10));

/**
 * How movements are made and followed - how what is given back is found, whether policies are changed by movement only, what movements need before they count, and when a brokerage is told that an insurer keeps it waiting.
 */
export const vMovementsSetting = v.strictObject({
    waiting_days: vWaitingDays,
    default_days: vWaitingDays,
    checklists: vChecklistTemplates,
    checklist_blocks: v.boolean(),
    rules: vMethodRules,
    tables: vNamedTables,
    only_by_movement: v.boolean(),
    changed_at: v.nullable(vTimestamp),
    changed_by: v.nullable(vRef)
});

/**
 * How a brokerage works.
 */
export const vSettings = v.strictObject({
    id: vId,
    version: vVersion,
    premium_pack: vPremiumPackSetting,
    undo: vUndoSetting,
    payments: vPaymentsSetting,
    renewals: vRenewalsSetting,
    movements: vMovementsSetting
});

export const vUndoPatch = v.strictObject({
    window_days: v.nullable(vUndoDays)
});

/**
 * What changes of it; null takes back what the brokerage has set.
 */
export const vPaymentsPatch = v.strictObject({
    write_off_limit: v.nullish(vMoney),
    withholding_percent: v.nullish(vPercent),
    remit_days: v.nullish(vCollectionDays),
    grace: v.optional(vGraceRules)
});

/**
 * What changes of it; null takes back what the brokerage has set.
 */
export const vRenewalsPatch = v.strictObject({
    window_days: v.nullish(vRenewalDays),
    rise_percent: v.nullish(vPercent),
    days_without_offer: v.nullish(vRenewalDays),
    depreciation: v.nullish(vDepreciation)
});

/**
 * What changes of it; null takes back what the brokerage has set.
 */
export const vMovementsPatch = v.strictObject({
    waiting_days: v.nullish(vWaitingDays),
    checklists: v.optional(vChecklistTemplates),
    checklist_blocks: v.optional(v.boolean()),
    rules: v.optional(vMethodRules),
    tables: v.optional(vNamedTables),
    only_by_movement: v.optional(v.boolean())
});

/**
 * The sections that change.
 */
export const vSettingsPatch = v.strictObject({
    premium_pack: v.optional(vDatedPack),
    undo: v.optional(vUndoPatch),
    payments: v.optional(vPaymentsPatch),
    renewals: v.optional(vRenewalsPatch),
    movements: v.optional(vMovementsPatch)
});

/**
 * The image to keep.
 */
export const vImageInput = v.strictObject({
    file: v.pipe(v.string(), v.maxLength(2097152))
});

/**
 * Where an image is.
 */
export const vStoredImage = v.strictObject({
    image: vLink
});

/**
 * The bytes of a PNG, a JPEG or a WebP.
 */
export const vImageContent = v.pipe(v.string(), v.maxLength(2097152));

/**
 * Whether an alias is free.
 */
export const vAliasAvailability = v.strictObject({
    alias: v.pipe(v.string(), v.maxLength(60)),
    is_available: v.boolean(),
    problem: v.nullable(v.union([
        v.literal('length'),
        v.literal('format'),
        v.literal('reserved'),
        v.literal('taken')
    ]))
});

/**
 * One permission, taken apart.
 */
export const vPermissionEntry = v.strictObject({
    permission: vPermission,
    app: v.picklist([
        'policy_app',
        'core_app',
        'finance_app',
        'auth_app',
        'auth'
    ]),
    action: v.picklist([
        'view',
        'add',
        'change',
        'delete'
    ]),
    model: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z_]+$/)),
    label: v.pipe(v.string(), v.maxLength(120))
});

/**
 * One page of permissions.
 */
export const vPermissionPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPermissionEntry), v.maxLength(200))
});

/**
 * A named set of permissions.
 */
export const vRole = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(60)),
    permissions: v.pipe(v.array(vPermission), v.maxLength(100)),
    is_administrator: v.boolean(),
    users_count: vCount,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of roles.
 */
export const vRolePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRole), v.maxLength(200))
});

/**
 * A new role.
 */
export const vRoleInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    permissions: v.pipe(v.array(vPermission), v.minLength(1), v.maxLength(100))
});

/**
 * What changes of a role.
 */
export const vRolePatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))),
    permissions: v.optional(v.pipe(v.array(vPermission), v.minLength(1), v.maxLength(100)))
});

/**
 * Invited users have no password yet.
 */
export const vUserStatus = v.picklist([
    'active',
    'invited',
    'inactive'
]);

/**
 * A person of the brokerage who signs in, or is asked to.
 */
export const vUser = v.strictObject({
    id: vId,
    email: vEmail,
    name: v.pipe(v.string(), v.maxLength(80)),
    last_name: v.pipe(v.string(), v.maxLength(80)),
    role_id: vId,
    role: vRef,
    language: vLanguage,
    can_use_mobile_app: v.boolean(),
    is_active: v.boolean(),
    status: vUserStatus,
    image: v.nullable(vLink),
    last_seen_at: v.nullable(vTimestamp),
    is_last_administrator: v.boolean(),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of users.
 */
export const vUserPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vUser), v.maxLength(200))
});

/**
 * A new user; without a password an invitation goes out by mail.
 */
export const vUserInput = v.strictObject({
    email: vEmail,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/)),
    last_name: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/)),
    role_id: vId,
    language: vLanguage,
    can_use_mobile_app: v.optional(v.boolean()),
    password: v.optional(vNewPassword),
    confirm_password: v.optional(vNewPassword)
});

/**
 * What changes of a user; the e-mail is the user's name and stays.
 */
export const vUserPatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/))),
    last_name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/))),
    role_id: v.optional(vId),
    language: v.optional(vLanguage),
    can_use_mobile_app: v.optional(v.boolean()),
    password: v.optional(vNewPassword),
    confirm_password: v.optional(vNewPassword)
});

/**
 * Kind of work that can be handed over.
 */
export const vUserWorkModel = v.picklist([
    'policy_seller',
    'task',
    'renewal'
]);

/**
 * How much of one kind a user has in hand.
 */
export const vUserWork = v.strictObject({
    model: vUserWorkModel,
    count: vCount
});

/**
 * One page of kinds of work.
 */
export const vUserWorkPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vUserWork), v.maxLength(200))
});

/**
 * Who inherits the work.
 */
export const vDeactivateUserInput = v.strictObject({
    heir_id: v.nullish(vId)
});

/**
 * What a customer is to a policy.
 */
export const vCustomerRole = v.picklist([
    'insured',
    'contractor',
    'payer'
]);

/**
 * Natural or legal person.
 */
export const vLegalType = v.picklist(['natural', 'legal']);

/**
 * Kind of identification; which ones apply depends on the country.
 */
export const vIdentificationType = v.picklist([
    'cedula',
    'ruc',
    'passport',
    'other'
]);

/**
 * Sex of a natural person.
 */
export const vSex = v.picklist([
    'male',
    'female',
    'other'
]);

/**
 * Whether the person is insured in their own right.
 */
export const vInsuredType = v.picklist(['titular', 'dependent']);

/**
 * Kinship with the titular.
 */
export const vFamilyRelationship = v.picklist([
    'daughter',
    'son',
    'spouse',
    'other'
]);

/**
 * What is odd about an identification that is still accepted.
 */
export const vIdentificationWarning = v.picklist([
    'check_digit',
    'no_check_digit',
    'no_hyphens'
]);

/**
 * A customer who depends on another.
 */
export const vDependent = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(200)),
    family_relationship: v.nullable(vFamilyRelationship)
});

/**
 * A contractor, payer or insured.
 */
export const vCustomer = v.strictObject({
    legal_type: vLegalType,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    identification_type: vIdentificationType,
    identification: v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{2,25}$/)),
    birthdate: v.nullable(vCalendarDate),
    foundation_date: v.nullable(vCalendarDate),
    email: v.nullable(vEmail),
    sex: v.nullable(vSex),
    country_id: vCountryId,
    province: v.nullable(vStateCode),
    city: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    street: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    insured_type: v.nullable(vInsuredType),
    roles: v.pipe(v.array(vCustomerRole), v.minLength(1), v.maxLength(3)),
    titular_id: v.nullable(vId),
    family_relationship: v.nullable(vFamilyRelationship),
    partner_name: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    notes: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    id: vId,
    identification_warning: v.nullable(vIdentificationWarning),
    age: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(150))),
    phone: v.nullable(vPhone),
    titular: v.nullable(vRef),
    titular_identification: v.nullable(v.pipe(v.string(), v.maxLength(25))),
    dependents: v.pipe(v.array(vDependent), v.maxLength(100)),
    balance: v.nullable(vMoney),
    next_end_date: v.nullable(vCalendarDate),
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of customers.
 */
export const vCustomerPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vCustomer), v.maxLength(200))
});

/**
 * A new customer.
 */
export const vCustomerInput = v.strictObject({
    legal_type: vLegalType,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    identification_type: vIdentificationType,
    identification: v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{2,25}$/)),
    birthdate: v.nullish(vCalendarDate),
    foundation_date: v.nullish(vCalendarDate),
    phone: v.nullish(vPhoneInput),
    email: v.nullish(vEmail),
    sex: v.nullish(vSex),
    country_id: vCountryId,
    province: v.nullish(vStateCode),
    city: v.nullish(v.pipe(v.string(), v.maxLength(80))),
    street: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    insured_type: v.nullish(vInsuredType),
    roles: v.pipe(v.array(vCustomerRole), v.minLength(1), v.maxLength(3)),
    titular_id: v.nullish(vId),
    family_relationship: v.nullish(vFamilyRelationship),
    partner_name: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    notes: v.nullish(v.pipe(v.string(), v.maxLength(2000)))
});

/**
 * The fields of a customer that change.
 */
export const vCustomerPatch = v.strictObject({
    legal_type: v.optional(vLegalType),
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/))),
    identification_type: v.optional(vIdentificationType),
    identification: v.optional(v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{2,25}$/))),
    birthdate: v.nullish(vCalendarDate),
    foundation_date: v.nullish(vCalendarDate),
    phone: v.nullish(vPhoneInput),
    email: v.nullish(vEmail),
    sex: v.nullish(vSex),
    country_id: v.optional(vCountryId),
    province: v.nullish(vStateCode),
    city: v.nullish(v.pipe(v.string(), v.maxLength(80))),
    street: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    insured_type: v.nullish(vInsuredType),
    roles: v.optional(v.pipe(v.array(vCustomerRole), v.minLength(1), v.maxLength(3))),
    titular_id: v.nullish(vId),
    family_relationship: v.nullish(vFamilyRelationship),
    partner_name: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    notes: v.nullish(v.pipe(v.string(), v.maxLength(2000)))
});

/**
 * Who is paid for a vehicle, from when and which share.
 */
export const vVehicleBeneficiary = v.strictObject({
    customer_id: vId,
    start_date: vCalendarDate,
    percentage: vPercent,
    customer: vRef
});

/**
 * A vehicle of a customer.
 */
export const vVehicle = v.strictObject({
    brand: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    model: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/)),
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    color: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    plate: v.pipe(v.string(), v.minLength(1), v.maxLength(20), v.regex(/\S/)),
    chassis_number: v.nullable(v.pipe(v.string(), v.maxLength(30))),
    engine_number: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    owner_id: vId,
    commercial_value: v.nullable(vMoney),
    vehicle_type: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    activity: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    id: vId,
    owner: vRef,
    owner_identification: v.nullable(v.pipe(v.string(), v.maxLength(25))),
    beneficiaries: v.pipe(v.array(vVehicleBeneficiary), v.maxLength(20)),
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of vehicles.
 */
export const vVehiclePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vVehicle), v.maxLength(200))
});

/**
 * A beneficiary of a vehicle.
 */
export const vVehicleBeneficiaryInput = v.strictObject({
    customer_id: vId,
    start_date: vCalendarDate,
    percentage: vPercent
});

/**
 * A new vehicle.
 */
export const vVehicleInput = v.strictObject({
    brand: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    model: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/)),
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    color: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    plate: v.pipe(v.string(), v.minLength(1), v.maxLength(20), v.regex(/\S/)),
    chassis_number: v.nullish(v.pipe(v.string(), v.maxLength(30))),
    engine_number: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    owner_id: vId,
    commercial_value: v.nullish(vMoney),
    vehicle_type: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    activity: v.nullish(v.pipe(v.string(), v.maxLength(80))),
    beneficiaries: v.optional(v.pipe(v.array(vVehicleBeneficiaryInput), v.maxLength(20)))
});

/**
 * The fields of a vehicle that change.
 */
export const vVehiclePatch = v.strictObject({
    brand: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))),
    model: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/))),
    year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))),
    color: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    plate: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(20), v.regex(/\S/))),
    chassis_number: v.nullish(v.pipe(v.string(), v.maxLength(30))),
    engine_number: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    owner_id: v.optional(vId),
    commercial_value: v.nullish(vMoney),
    vehicle_type: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    activity: v.nullish(v.pipe(v.string(), v.maxLength(80))),
    beneficiaries: v.optional(v.pipe(v.array(vVehicleBeneficiaryInput), v.maxLength(20)))
});

/**
 * An office of an insurance company.
 */
export const vProviderOffice = v.strictObject({
    id: vId,
    city: v.pipe(v.string(), v.maxLength(80)),
    address: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    phone: v.nullable(vPhone)
});

/**
 * An insurance company.
 */
export const vProvider = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/)),
    short_name: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    ruc: v.nullable(v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/))),
    email: v.nullable(vEmail),
    address: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    contact: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    branch_ids: v.pipe(v.array(vId), v.maxLength(100)),
    id: vId,
    phone: v.nullable(vPhone),
    offices: v.pipe(v.array(vProviderOffice), v.maxLength(100)),
    branches: v.pipe(v.array(vRef), v.maxLength(100)),
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of providers.
 */
export const vProviderPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vProvider), v.maxLength(200))
});

/**
 * An office to keep, by its number, or a new one.
 */
export const vProviderOfficeInput = v.strictObject({
    id: v.optional(vId),
    city: v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.regex(/\S/)),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    phone: v.nullish(vPhoneInput)
});

/**
 * A new provider.
 */
export const vProviderInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/)),
    short_name: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    ruc: v.nullish(v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/))),
    phone: v.nullish(vPhoneInput),
    email: v.nullish(vEmail),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    contact: v.nullish(v.pipe(v.string(), v.maxLength(160))),
    offices: v.optional(v.pipe(v.array(vProviderOfficeInput), v.maxLength(100))),
    branch_ids: v.optional(v.pipe(v.array(vId), v.maxLength(100)))
});

/**
 * The fields of a provider that change.
 */
export const vProviderPatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/))),
    short_name: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    ruc: v.nullish(v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/))),
    phone: v.nullish(vPhoneInput),
    email: v.nullish(vEmail),
    address: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    contact: v.nullish(v.pipe(v.string(), v.maxLength(160))),
    offices: v.optional(v.pipe(v.array(vProviderOfficeInput), v.maxLength(100))),
    branch_ids: v.optional(v.pipe(v.array(vId), v.maxLength(100)))
});

/**
 * An amount with two decimal places that may be below nothing, never a binary float. Nothing has no sign.
 */
export const vSignedMoney = v.pipe(v.string(), v.maxLength(16), v.regex(/^(\d{1,12}\.\d{2}|-0{0,11}[1-9]\d{0,11}\.\d{2}|-0{1,12}\.(0[1-9]|[1-9]\d))$/));

/**
 * The policies in force of one insurance company in one branch.
 */
export const vProviderBranchProduction = v.strictObject({
    branch: vRef,
    policies: vCount,
    net_premium: vSignedMoney,
    lowest_percent: v.nullable(vPercent),
    highest_percent: v.nullable(vPercent),
    commission: vSignedMoney
});

/**
 * The commission of all activated policies of one insurance company, and where it stands.
 */
export const vProviderCommission = v.strictObject({
    to_release: vSignedMoney,
    to_collect: vSignedMoney,
    collected: vSignedMoney,
    without_percent: vCount
});

/**
 * What the policies of one insurance company carry, in the brokerage's currency.
 */
export const vProviderProduction = v.strictObject({
    currency: vCurrencyCode,
    starts_from: vCalendarDate,
    starts_to: vCalendarDate,
    net_premium: vSignedMoney,
    last_year: vSignedMoney,
    branches: v.pipe(v.array(vProviderBranchProduction), v.maxLength(100)),
    commission: vProviderCommission
});

/**
 * What a policy of the branch may list.
 */
export const vBranchFlags = v.strictObject({
    vehicles: v.boolean(),
    insureds: v.boolean(),
    generals: v.boolean(),
    diagnosis: v.boolean()
});

/**
 * Names the field in the policies of the branch and their rows; it never changes.
 */
export const vExtraKey = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9_]{0,39}$/));

/**
 * What the form and the record call the field, in one language.
 */
export const vExtraName = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/));

/**
 * What is written into an extra field.
 */
export const vExtraKind = v.picklist([
    'text',
    'number',
    'money',
    'date',
    'yes_no',
    'choice'
]);

/**
 * Where an extra field is filled in. The policy itself has it, or each vehicle, general item or insured of its lists.
 */
export const vExtraPlace = v.picklist([
    'policy',
    'vehicle',
    'general',
    'insured'
]);

/**
 * A field that a branch adds to its policies, or to what they list.
 */
export const vExtraField = v.strictObject({
    key: vExtraKey,
    name_es: vExtraName,
    name_en: vExtraName,
    kind: vExtraKind,
    on: vExtraPlace,
    is_required: v.boolean(),
    choices: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))), v.maxLength(20)),
    position: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    is_retired: v.boolean()
});

/**
 * The fields that a branch adds to its policies and to what they list, in their order; retired ones count too. A field that is left out is deleted, which only one that no policy and no row of one has a value of can be.
 */
export const vExtraFields = v.pipe(v.array(vExtraField), v.maxLength(20));

/**
 * Whether policies of the branch pay the lines of the premium from which some branches are exempt, such as a tax: as its code and group have it, never, or always. What everybody pays is not touched.
 */
export const vPremiumTax = v.picklist([
    'usual',
    'exempt',
    'charged'
]);

/**
 * A line of insurance.
 */
export const vBranch = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/\S/)),
    group: vBranchGroup,
    description: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
    code: v.nullable(v.pipe(v.string(), v.maxLength(10), v.regex(/^[A-Za-z0-9.\-]{1,10}$/))),
    flags: vBranchFlags,
    extra_fields: vExtraFields,
    premium_tax: vPremiumTax,
    renews: v.boolean(),
    id: vId,
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of branches.
 */
export const vBranchPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vBranch), v.maxLength(200))
});

/**
 * A new branch.
 */
export const vBranchInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/\S/)),
    group: vBranchGroup,
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    code: v.nullish(v.pipe(v.string(), v.maxLength(10), v.regex(/^[A-Za-z0-9.\-]{1,10}$/))),
    flags: v.optional(vBranchFlags),
    extra_fields: v.optional(vExtraFields),
    premium_tax: v.optional(vPremiumTax),
    renews: v.optional(v.boolean())
});

/**
 * Which branches of the authority's list are added.
 */
export const vOfficialBranchesInput = v.strictObject({
    codes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10), v.regex(/^[A-Za-z0-9.\-]{1,10}$/))), v.minLength(1), v.maxLength(60))
});

/**
 * What was added, and how many of those asked for were there already.
 */
export const vOfficialBranches = v.strictObject({
    added: v.pipe(v.array(vRef), v.maxLength(60)),
    existing_count: vCount
});

/**
 * The fields of a branch that change.
 */
export const vBranchPatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.regex(/\S/))),
    group: v.optional(vBranchGroup),
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    code: v.nullish(v.pipe(v.string(), v.maxLength(10), v.regex(/^[A-Za-z0-9.\-]{1,10}$/))),
    flags: v.optional(vBranchFlags),
    extra_fields: v.optional(vExtraFields),
    premium_tax: v.optional(vPremiumTax),
    renews: v.optional(v.boolean())
});

/**
 * Name of a list.
 */
export const vListName = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[a-z][a-zA-Z0-9_]*$/));

/**
 * How a list is filtered, sorted and laid out.
 */
export const vViewState = v.strictObject({
    filters: v.record(v.string(), v.pipe(v.string(), v.maxLength(200))),
    search: v.pipe(v.string(), v.maxLength(200)),
    ordering: v.nullable(v.pipe(v.string(), v.maxLength(60), v.regex(/^-?[a-z][a-zA-Z0-9_]*$/))),
    hidden_columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-zA-Z0-9_.]*$/))), v.maxLength(90)),
    kept_columns: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-zA-Z0-9_.]*$/))), v.maxLength(90))),
    column_order: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-zA-Z0-9_.]*$/))), v.maxLength(90)),
    column_widths: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(1200))),
    density: v.nullable(vDensity)
});

/**
 * How somebody left a list, under a name.
 */
export const vSavedView = v.strictObject({
    id: vId,
    list: vListName,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    is_shared: v.boolean(),
    is_pinned: v.boolean(),
    state: vViewState,
    is_mine: v.boolean(),
    owner: vRef,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of views.
 */
export const vViewPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vSavedView), v.maxLength(200))
});

/**
 * A view to keep.
 */
export const vViewInput = v.strictObject({
    list: vListName,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    is_shared: v.boolean(),
    is_pinned: v.boolean(),
    state: vViewState
});

/**
 * The fields of a view that change.
 */
export const vViewPatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))),
    is_shared: v.optional(v.boolean()),
    is_pinned: v.optional(v.boolean()),
    state: v.optional(vViewState)
});

/**
 * Kind of coverage.
 */
export const vCoverageType = v.picklist([
    'benefit',
    'coverage',
    'help'
]);

/**
 * What a branch can cover.
 */
export const vCoverage = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/)),
    coverage_type: vCoverageType,
    branch_id: vId,
    description: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
    id: vId,
    branch: vRef,
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of coverages.
 */
export const vCoveragePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vCoverage), v.maxLength(200))
});

/**
 * A new coverage.
 */
export const vCoverageInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/)),
    coverage_type: vCoverageType,
    branch_id: vId,
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000)))
});

/**
 * The fields of a coverage that change.
 */
export const vCoveragePatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/))),
    coverage_type: v.optional(vCoverageType),
    branch_id: v.optional(vId),
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000)))
});

/**
 * A diagnosis of the international classification, in its tenth revision.
 */
export const vCie10Code = v.strictObject({
    id: vId,
    code: v.pipe(v.string(), v.maxLength(10)),
    name: v.pipe(v.string(), v.maxLength(300)),
    description: v.nullable(v.pipe(v.string(), v.maxLength(2000)))
});

/**
 * One page of diagnoses.
 */
export const vCie10CodePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vCie10Code), v.maxLength(200))
});

/**
 * Status of a task.
 */
export const vTaskStatus = v.picklist([
    'open',
    'done',
    'cancelled'
]);

/**
 * Where an open task stands today: overdue, for today, for the rest of this week, or later. A task that was put off counts from the day to which it was put off.
 */
export const vTaskBand = v.picklist([
    'overdue',
    'today',
    'week',
    'later'
]);

/**
 * Kind of a task.
 */
export const vTaskKind = v.picklist([
    'call',
    'mail',
    'visit',
    'document',
    'payment',
    'renewal',
    'claim',
    'other'
]);

/**
 * Priority of a task.
 */
export const vTaskPriority = v.picklist([
    'low',
    'normal',
    'high'
]);

/**
 * Kind of record that a task is about.
 */
export const vTaskModel = v.picklist([
    'policy',
    'payment',
    'customer',
    'vehicle',
    'provider',
    'renewal',
    'movement'
]);

/**
 * A time of the day, in the brokerage's time zone.
 */
export const vTaskTime = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/));

/**
 * The record that a task is about, as it is called now.
 */
export const vTaskAbout = v.strictObject({
    model: vTaskModel,
    id: vId,
    label: v.pipe(v.string(), v.maxLength(400))
});

/**
 * Step in which a task comes again.
 */
export const vTaskUnit = v.picklist([
    'day',
    'week',
    'month',
    'year'
]);

/**
 * How a task comes again.
 */
export const vTaskRepeats = v.strictObject({
    every: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    unit: vTaskUnit,
    until: v.nullable(vCalendarDate)
});

/**
 * The task that followed when a repeating one was done.
 */
export const vTaskNext = v.strictObject({
    id: vId,
    due_on: vCalendarDate
});

/**
 * Why a task of a rule closed by itself.
 */
export const vTaskResolution = v.picklist([
    'paid',
    'voided',
    'renewed',
    'cancelled',
    'closed',
    'deleted',
    'extended',
    'issued',
    'rejected',
    'withdrawn'
]);

/**
 * What the caller may do with a task as it stands.
 */
export const vTaskAction = v.picklist([
    'complete',
    'reopen',
    'cancel',
    'snooze'
]);

/**
 * A task of the brokerage.
 */
export const vTask = v.strictObject({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    description: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
    kind: vTaskKind,
    due_on: vCalendarDate,
    due_time: v.nullable(vTaskTime),
    priority: vTaskPriority,
    assignee_id: vId,
    id: vId,
    assignee: vRef,
    author: vRef,
    about: v.nullable(vTaskAbout),
    status: vTaskStatus,
    band: v.nullable(vTaskBand),
    outcome: v.nullable(v.pipe(v.string(), v.maxLength(500))),
    done_on: v.nullable(vCalendarDate),
    snoozed_until: v.nullable(vCalendarDate),
    snoozed_count: vCount,
    repeats: v.nullable(vTaskRepeats),
    next: v.nullable(vTaskNext),
    passed_over: vCount,
    is_private: v.boolean(),
    rule: v.nullable(vRef),
    resolution: v.nullable(vTaskResolution),
    allowed_actions: v.pipe(v.array(vTaskAction), v.maxLength(4)),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of tasks.
 */
export const vTaskPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vTask), v.maxLength(200))
});

/**
 * The record that a task is about.
 */
export const vTaskAboutInput = v.strictObject({
    model: vTaskModel,
    id: vId
});

/**
 * A new task.
 */
export const vTaskInput = v.strictObject({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    description: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
    kind: vTaskKind,
    due_on: vCalendarDate,
    due_time: v.nullish(vTaskTime),
    priority: v.optional(vTaskPriority),
    assignee_id: vId,
    about: v.nullish(vTaskAboutInput),
    repeats: v.nullish(vTaskRepeats),
    is_private: v.optional(v.boolean())
});

/**
 * The fields of a task that change.
 */
export const vTaskPatch = v.strictObject({
    title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/))),
    description: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
    kind: v.optional(vTaskKind),
    due_on: v.optional(vCalendarDate),
    due_time: v.nullish(vTaskTime),
    priority: v.optional(vTaskPriority),
    assignee_id: v.optional(vId),
    about: v.nullish(vTaskAboutInput),
    repeats: v.nullish(vTaskRepeats),
    is_private: v.optional(v.boolean()),
    snoozed_until: v.optional(v.null())
});

/**
 * How a task ended.
 */
export const vTaskCompletion = v.strictObject({
    outcome: v.nullish(v.pipe(v.string(), v.maxLength(500)))
});

/**
 * The day to which a task is put off.
 */
export const vTaskSnooze = v.strictObject({
    until: vCalendarDate
});

/**
 * Who does a task from now on.
 */
export const vTaskAssignment = v.strictObject({
    assignee_id: vId
});

/**
 * What makes a rule add a task.
 */
export const vTaskTrigger = v.picklist([
    'policy_activated',
    'policy_near_end',
    'payment_delayed',
    'movement_sent',
    'customer_birthday',
    'customer_added'
]);

/**
 * For whom the policy is.
 */
export const vInsuredSelectType = v.picklist([
    'personal',
    'corporate',
    'massive'
]);

/**
 * Who does the tasks of a rule.
 */
export const vTaskRuleAssignee = v.picklist([
    'owner',
    'renewal_owner',
    'seller',
    'user'
]);

/**
 * A rule by which tasks are added.
 */
export const vTaskRule = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/)),
    trigger: vTaskTrigger,
    branch_id: v.nullable(vId),
    provider_id: v.nullable(vId),
    insured_select_type: v.nullable(vInsuredSelectType),
    min_net: v.nullable(vMoney),
    offset_days: v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365)),
    business_days: v.boolean(),
    assign: vTaskRuleAssignee,
    user_id: v.nullable(vId),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    kind: vTaskKind,
    priority: vTaskPriority,
    stop_when_resolved: v.boolean(),
    is_active: v.boolean(),
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    branch: v.nullable(vRef),
    provider: v.nullable(vRef),
    user: v.nullable(vRef),
    author: vRef,
    open_count: vCount
});

/**
 * The rules by name.
 */
export const vTaskRuleList = v.strictObject({
    results: v.pipe(v.array(vTaskRule), v.maxLength(200))
});

/**
 * A new rule of tasks.
 */
export const vTaskRuleInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/)),
    trigger: vTaskTrigger,
    branch_id: v.nullish(vId),
    provider_id: v.nullish(vId),
    insured_select_type: v.nullish(vInsuredSelectType),
    min_net: v.nullish(vMoney),
    offset_days: v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365)),
    business_days: v.optional(v.boolean()),
    assign: vTaskRuleAssignee,
    user_id: v.nullish(vId),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    kind: vTaskKind,
    priority: v.optional(vTaskPriority),
    stop_when_resolved: v.optional(v.boolean()),
    is_active: v.optional(v.boolean())
});

/**
 * What changes of a rule; what it waits for stays.
 */
export const vTaskRulePatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/))),
    branch_id: v.nullish(vId),
    provider_id: v.nullish(vId),
    insured_select_type: v.nullish(vInsuredSelectType),
    min_net: v.nullish(vMoney),
    offset_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365))),
    business_days: v.optional(v.boolean()),
    assign: v.optional(vTaskRuleAssignee),
    user_id: v.nullish(vId),
    title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/))),
    kind: v.optional(vTaskKind),
    priority: v.optional(vTaskPriority),
    stop_when_resolved: v.optional(v.boolean()),
    is_active: v.optional(v.boolean())
});

/**
 * Instalments that were late before a rule of tasks.
 */
export const vTaskRuleLate = v.strictObject({
    count: vCount,
    left: vCount
});

/**
 * One page of users of the brokerage who can be sellers.
 */
export const vTaskAssigneePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRef), v.maxLength(200))
});

/**
 * What a person's calendar is like.
 */
export const vCalendarFeed = v.strictObject({
    made_at: v.nullable(vTimestamp),
    shows_names: v.boolean(),
    shows_tasks: v.boolean(),
    shows_ends: v.boolean(),
    shows_instalments: v.boolean()
});

/**
 * What a person's calendar is to say; what is left out stays.
 */
export const vCalendarFeedPatch = v.strictObject({
    shows_names: v.optional(v.boolean()),
    shows_tasks: v.optional(v.boolean()),
    shows_ends: v.optional(v.boolean()),
    shows_instalments: v.optional(v.boolean())
});

/**
 * A person's calendar with its new address.
 */
export const vCalendarAddress = v.strictObject({
    made_at: vTimestamp,
    shows_names: v.boolean(),
    shows_tasks: v.boolean(),
    shows_ends: v.boolean(),
    shows_instalments: v.boolean(),
    url: v.pipe(v.string(), v.url(), v.maxLength(500))
});

/**
 * Whether a card in the stage is open, renewed or not renewed.
 */
export const vRenewalStageKind = v.picklist([
    'open',
    'renewed',
    'lost'
]);

/**
 * How soon a term ends.
 */
export const vRenewalBand = v.picklist([
    'overdue',
    'days_15',
    'days_30',
    'days_60',
    'later'
]);

/**
 * How likely it is not to be renewed.
 */
export const vRenewalRisk = v.picklist([
    'low',
    'medium',
    'high'
]);

/**
 * What became of a term.
 */
export const vRenewalOutcome = v.picklist([
    'renewed',
    'lost',
    'not_taken_up',
    'cancelled'
]);

/**
 * By how much a premium changes, in percent.
 */
export const vPremiumChange = v.pipe(v.string(), v.maxLength(8), v.regex(/^-?[0-9]{1,4}(\.[0-9]{1,2})?$/));

/**
 * An insurance company by number, by its name, and by what lists and charts call it.
 */
export const vProviderRef = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(200)),
    short_name: v.pipe(v.string(), v.maxLength(200))
});

/**
 * The next term.
 */
export const vRenewalNext = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(200)),
    status: v.picklist([
        'draft',
        'active',
        'closed'
    ]),
    net_premium: vMoney
});

/**
 * The stage of a card.
 */
export const vRenewalStageRef = v.strictObject({
    id: vId,
    name_es: v.pipe(v.string(), v.maxLength(60)),
    name_en: v.pipe(v.string(), v.maxLength(60)),
    kind: vRenewalStageKind
});

/**
 * Why a term was not renewed, or a cover ended.
 */
export const vLostReason = v.picklist([
    'price',
    'service',
    'sold',
    'other_broker',
    'declined',
    'unpaid',
    'duplicate',
    'other'
]);

/**
 * What the risk is read from.
 */
export const vRiskReason = v.picklist([
    'premium_rises',
    'instalment_delayed',
    'claims',
    'no_offer',
    'stale'
]);

/**
 * Something that has to be said before a term goes on.
 */
export const vRenewalNotice = v.strictObject({
    kind: v.picklist(['insurer_notice', 'client_objection']),
    until: vCalendarDate,
    source: v.pipe(v.string(), v.maxLength(200))
});

/**
 * What can be done with a renewal.
 */
export const vRenewalAction = v.picklist([
    'move',
    'assign',
    'prepare',
    'ask',
    'remind',
    'lose',
    'reopen'
]);

/**
 * The card of one ending term.
 */
export const vRenewal = v.strictObject({
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    policy_id: vId,
    policy: vRef,
    contractor: v.nullable(vRef),
    provider: v.nullable(vProviderRef),
    branch: v.nullable(vRef),
    start_date: v.nullable(vCalendarDate),
    end_date: v.nullable(vCalendarDate),
    days_left: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-200000), v.maxValue(200000))),
    currency: vCurrencyCode,
    net_premium: vSignedMoney,
    next: v.nullable(vRenewalNext),
    premium_change: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^-?[0-9]+\.[0-9]{2}$/))),
    stage_id: vId,
    stage: vRenewalStageRef,
    stage_since: vCalendarDate,
    assignee_id: v.nullable(vId),
    assignee: v.nullable(vRef),
    next_action_on: v.nullable(vCalendarDate),
    outcome: v.nullable(vRenewalOutcome),
    decided_on: v.nullable(vCalendarDate),
    lost_reason_code: v.nullable(vLostReason),
    lost_reason: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
    competitor: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    risk: v.nullable(vRenewalRisk),
    risk_reasons: v.pipe(v.array(vRiskReason), v.maxLength(5)),
    notices: v.pipe(v.array(vRenewalNotice), v.maxLength(5)),
    allowed_actions: v.pipe(v.array(vRenewalAction), v.maxLength(7))
});

/**
 * One page of renewals.
 */
export const vRenewalPage = v.strictObject({
    count: vCount,
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRenewal), v.maxLength(200))
});

/**
 * The term whose renewal begins.
 */
export const vRenewalInput = v.strictObject({
    policy_id: vId
});

/**
 * The cards of ending terms by stage, the first of each.
 */
export const vRenewalBoard = v.strictObject({
    currency: vCurrencyCode,
    columns: v.pipe(v.array(v.strictObject({
        stage: vRenewalStageRef,
        count: vCount,
        net_premium: vMoney,
        renewals: v.pipe(v.array(vRenewal), v.maxLength(50))
    })), v.maxLength(12))
});

/**
 * What stands in a stage.
 */
export const vRenewalStageSum = v.strictObject({
    stage: vRenewalStageRef,
    count: vCount,
    net_premium: vSignedMoney
});

/**
 * How many open renewals the quick filters would leave, by what each filters; the filters on owner, band and risk that are on do not count.
 */
export const vRenewalOpenCounts = v.strictObject({
    mine: vCount,
    unowned: vCount,
    bands: v.strictObject({
        overdue: vCount,
        days_15: vCount,
        days_30: vCount,
        days_60: vCount,
        later: vCount
    }),
    risks: v.strictObject({
        low: vCount,
        medium: vCount,
        high: vCount
    }),
    stale: vCount
});

/**
 * How many terms of a window went on, and how much premium.
 */
export const vRenewalRetention = v.strictObject({
    from: vCalendarDate,
    until: vCalendarDate,
    ending: vCount,
    renewed: vCount,
    lost: vCount,
    open: vCount,
    renewed_expiring: vSignedMoney,
    lost_expiring: vSignedMoney,
    open_expiring: vSignedMoney,
    by_count: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^-?[0-9]+\.[0-9]{2}$/))),
    by_premium: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^-?[0-9]+\.[0-9]{2}$/))),
    growth: v.nullable(v.pipe(v.string(), v.maxLength(30), v.regex(/^-?[0-9]+\.[0-9]{2}$/)))
});

/**
 * Terms that end in one week.
 */
export const vRenewalWeek = v.strictObject({
    from: vCalendarDate,
    until: vCalendarDate,
    decided: vCount,
    open: vCount,
    open_net_premium: vSignedMoney
});

/**
 * What stands where, and what became of terms.
 */
export const vRenewalSummary = v.strictObject({
    currency: vCurrencyCode,
    stages: v.pipe(v.array(vRenewalStageSum), v.maxLength(12)),
    open_counts: vRenewalOpenCounts,
    retention: vRenewalRetention,
    weeks: v.pipe(v.array(vRenewalWeek), v.maxLength(9)),
    next_entry: v.nullable(vCalendarDate),
    window_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))
});

/**
 * What ended terms are grouped by.
 */
export const vRetentionGrouping = v.picklist([
    'branch',
    'provider',
    'assignee'
]);

/**
 * What became of the ended terms of one group.
 */
export const vRetentionGroup = v.strictObject({
    id: v.nullable(vId),
    name: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    retention: vRenewalRetention
});

/**
 * How many terms went on in the last twelve months, in all and by group.
 */
export const vRetentionByGroup = v.strictObject({
    currency: vCurrencyCode,
    all: vRenewalRetention,
    groups: v.pipe(v.array(vRetentionGroup), v.maxLength(50))
});

/**
 * Where a card goes.
 */
export const vRenewalMove = v.strictObject({
    stage_id: vId,
    next_action_on: v.nullish(vCalendarDate)
});

/**
 * Who works on a card.
 */
export const vRenewalAssignment = v.strictObject({
    assignee_id: v.nullable(vId)
});

/**
 * How the next term is prepared.
 */
export const vRenewalPreparation = v.strictObject({
    observations: v.pipe(v.string(), v.maxLength(2000)),
    change_percent: v.optional(v.pipe(v.string(), v.maxLength(8), v.regex(/^-?[0-9]{1,3}(\.[0-9]{1,2})?$/))),
    depreciates: v.optional(v.boolean())
});

/**
 * Who gets the mail.
 */
export const vRenewalMailTo = v.picklist(['insurer', 'client']);

/**
 * A mail about what ends, in the language of the brokerage.
 */
export const vRenewalMail = v.strictObject({
    recipient: v.nullable(vRef),
    email: v.nullable(vEmail),
    language: vLanguage,
    subject: v.pipe(v.string(), v.maxLength(300)),
    opening: v.pipe(v.string(), v.maxLength(4000)),
    closing: v.pipe(v.string(), v.maxLength(2000)),
    has_list: v.boolean()
});

/**
 * What the mail says besides.
 */
export const vRenewalMailInput = v.strictObject({
    note: v.nullish(v.pipe(v.string(), v.maxLength(500)))
});

/**
 * What can be asked to be taken back.
 */
export const vRenewalStep = v.picklist([
    'move',
    'assign',
    'prepare',
    'ask',
    'remind'
]);

/**
 * What of a card is taken back.
 */
export const vRenewalUndo = v.strictObject({
    step: vRenewalStep,
    gives_up_edited: v.optional(v.boolean())
});

/**
 * Why a term is not renewed.
 */
export const vRenewalLoss = v.strictObject({
    reason_code: vLostReason,
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/\S/)),
    competitor: v.nullish(v.pipe(v.string(), v.maxLength(120))),
    gives_up_draft: v.optional(v.boolean())
});

/**
 * A stage of renewals.
 */
export const vRenewalStage = v.strictObject({
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    name_es: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    name_en: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    kind: vRenewalStageKind,
    position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    stale_after_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
    reached_by: v.nullable(vRenewalMailTo),
    renewals_count: vCount
});

/**
 * The stages in their order.
 */
export const vRenewalStageList = v.strictObject({
    results: v.pipe(v.array(vRenewalStage), v.maxLength(12))
});

/**
 * A new stage.
 */
export const vRenewalStageInput = v.strictObject({
    name_es: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    name_en: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/)),
    kind: vRenewalStageKind,
    position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    stale_after_days: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)))
});

/**
 * Stages in the order in which they are to stand.
 */
export const vRenewalStageOrder = v.strictObject({
    ids: v.pipe(v.array(vId), v.minLength(1), v.maxLength(12))
});

/**
 * What changes of a stage.
 */
export const vRenewalStagePatch = v.strictObject({
    name_es: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))),
    name_en: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))),
    position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
    stale_after_days: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)))
});

/**
 * A field that differs.
 */
export const vTermFieldChange = v.strictObject({
    field: vFieldName,
    before: v.nullable(v.union([
        v.pipe(v.string(), v.maxLength(5000)),
        v.pipe(v.number(), v.minValue(-1000000000000), v.maxValue(1000000000000)),
        v.boolean()
    ])),
    after: v.nullable(v.union([
        v.pipe(v.string(), v.maxLength(5000)),
        v.pipe(v.number(), v.minValue(-1000000000000), v.maxValue(1000000000000)),
        v.boolean()
    ]))
});

/**
 * An extra field of the branch whose value differs.
 */
export const vTermExtraChange = v.strictObject({
    key: vExtraKey,
    name_es: vExtraName,
    name_en: vExtraName,
    kind: vExtraKind,
    before: v.nullable(v.union([v.pipe(v.string(), v.maxLength(300)), v.boolean()])),
    after: v.nullable(v.union([v.pipe(v.string(), v.maxLength(300)), v.boolean()]))
});

/**
 * A row that differs.
 */
export const vTermRowChange = v.strictObject({
    name: v.pipe(v.string(), v.maxLength(400)),
    fields: v.pipe(v.array(vTermFieldChange), v.maxLength(20)),
    extras: v.pipe(v.array(vTermExtraChange), v.maxLength(40))
});

/**
 * What differs in a list.
 */
export const vTermListChange = v.strictObject({
    added: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.maxLength(5000)),
    removed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.maxLength(5000)),
    changed: v.pipe(v.array(vTermRowChange), v.maxLength(5000))
});

/**
 * What differs in each list.
 */
export const vTermLists = v.strictObject({
    vehicles: vTermListChange,
    insureds: vTermListChange,
    coverages: vTermListChange,
    generals: vTermListChange
});

/**
 * A premium line that differs.
 */
export const vTermChargeChange = v.strictObject({
    code: v.pipe(v.string(), v.maxLength(40)),
    label: v.pipe(v.string(), v.maxLength(200)),
    before: v.nullable(vMoney),
    after: v.nullable(vMoney)
});

/**
 * What is worth a word at first sight.
 */
export const vTermChip = v.strictObject({
    code: v.picklist([
        'premium',
        'added',
        'removed',
        'changed',
        'field'
    ]),
    percent: v.optional(v.pipe(v.string(), v.maxLength(30))),
    list: v.optional(v.picklist([
        'vehicles',
        'insureds',
        'coverages',
        'generals'
    ])),
    count: v.optional(vCount),
    field: v.optional(vFieldName)
});

/**
 * What differs between two terms.
 */
export const vTermsDifference = v.strictObject({
    fields: v.pipe(v.array(vTermFieldChange), v.maxLength(50)),
    lists: vTermLists,
    charges: v.pipe(v.array(vTermChargeChange), v.maxLength(60)),
    extras: v.pipe(v.array(vTermExtraChange), v.maxLength(40)),
    chips: v.pipe(v.array(vTermChip), v.maxLength(40))
});

/**
 * State of a policy to look for; ending is active and ends within 30 days.
 */
export const vPolicyFilterStatus = v.picklist([
    'draft',
    'active',
    'closed',
    'expired',
    'ending'
]);

/**
 * One insured or many, computed from the select type.
 */
export const vPolicyType = v.picklist(['individual', 'group']);

/**
 * What a policy can have rows of.
 */
export const vPolicyHolding = v.picklist(['insureds', 'generals']);

/**
 * State of a policy; expired is computed from the end date.
 */
export const vPolicyStatus = v.picklist([
    'draft',
    'active',
    'closed',
    'expired'
]);

/**
 * What stands in the extra fields of the branch, by their keys.
 */
export const vExtraValues = v.object({});

/**
 * Why a policy was closed.
 */
export const vClosedReason = v.picklist([
    'closed',
    'renewed',
    'cancelled'
]);

/**
 * What can be done with a policy in its state.
 */
export const vPolicyAction = v.picklist([
    'update',
    'activate',
    'close',
    'renew',
    'delete'
]);

/**
 * A policy as a list shows it.
 */
export const vPolicyRow = v.strictObject({
    id: vId,
    number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    status: vPolicyStatus,
    is_in_force: v.boolean(),
    type: vPolicyType,
    insured_select_type: vInsuredSelectType,
    start_date: v.nullable(vCalendarDate),
    end_date: v.nullable(vCalendarDate),
    branch_id: v.nullable(vId),
    branch: v.nullable(vRef),
    provider_id: v.nullable(vId),
    provider: v.nullable(vProviderRef),
    contractor_id: v.nullable(vId),
    contractor: v.nullable(vRef),
    payer_id: v.nullable(vId),
    payer: v.nullable(vRef),
    certificate_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    payment_frequency: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    currency: vCurrencyCode,
    net_premium: vMoney,
    total_grant: vMoney,
    current_total: vSignedMoney,
    provider_office_id: v.nullable(vId),
    provider_office: v.nullable(vRef),
    is_insured: v.boolean(),
    maximum_insured_sum: v.nullable(vMoney),
    estimated_payment_day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
    deductible: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    notification_limit_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
    commission_percent: v.nullable(vPercent),
    condition: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
    condition_deductible: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    observations: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    extra: vExtraValues,
    issued_end_date: v.nullable(vCalendarDate),
    closes_on: v.nullable(vCalendarDate),
    closes_as: v.nullable(vClosedReason),
    renewed_from_id: v.nullable(vId),
    closed_reason: v.nullable(vClosedReason),
    allowed_actions: v.pipe(v.array(vPolicyAction), v.maxLength(10)),
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of policies.
 */
export const vPolicyPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyRow), v.maxLength(200))
});

/**
 * Instalments as they were agreed: so many equal ones, the rest of the division on the last, or a down payment and so many after it. The first falls due on its own day, the others every `payment_frequency` months, on the payment day.
 */
export const vAgreedPlan = v.strictObject({
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(119)),
    down_payment: v.nullish(vMoney),
    first_due_date: vCalendarDate
});

/**
 * Values of the extra fields that the branch has there, by their keys; those that are left out stay, and null empties one. A number is written with digits and a point, an amount of money with two decimals, a day as YYYY-MM-DD, yes and no as true and false.
 */
export const vExtraValuesInput = v.object({});

/**
 * A new policy.
 */
export const vPolicyInput = v.strictObject({
    number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    start_date: v.nullish(vCalendarDate),
    end_date: v.nullish(vCalendarDate),
    branch_id: v.nullish(vId),
    provider_id: v.nullish(vId),
    provider_office_id: v.nullish(vId),
    maximum_insured_sum: v.nullish(vMoney),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    estimated_payment_day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
    payment_frequency: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    agreed_plan: v.nullish(vAgreedPlan),
    deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    contractor_id: v.nullish(vId),
    payer_id: v.nullish(vId),
    is_insured: v.optional(v.boolean()),
    insured_select_type: vInsuredSelectType,
    notification_limit_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
    renews: v.optional(v.boolean()),
    net_premium: v.optional(vMoney),
    total_grant: v.optional(vMoney),
    commission_percent: v.nullish(vPercent),
    condition: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
    condition_deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    observations: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    extra: v.optional(vExtraValuesInput)
});

/**
 * An instalment of a plan that months cannot say.
 */
export const vPlannedInstalment = v.strictObject({
    due_date: vCalendarDate,
    amount: vMoney
});

/**
 * How its amount was found. Lines that were stored before this was kept have none; one that came in a file is imported.
 */
export const vChargeKind = v.picklist([
    'rate',
    'steps',
    'amount',
    'typed',
    'imported'
]);

/**
 * A levy, fee or tax on the premium.
 */
export const vPolicyCharge = v.strictObject({
    code: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9_]*$/)),
    label: v.pipe(v.string(), v.maxLength(120)),
    base: vChargeBase,
    base_amount: vMoney,
    kind: v.optional(vChargeKind),
    rate: v.optional(vPercent),
    steps: v.optional(v.pipe(v.array(vFeeStep), v.maxLength(12))),
    repeats: v.optional(v.boolean()),
    amount: vSignedMoney
});

/**
 * What a draft usually has before it is activated; it is activated without it all the same.
 */
export const vPolicyDoubt = v.picklist(['vehicles']);

/**
 * How far the premium is collected, and what is owed back.
 */
export const vInstalmentsSummary = v.strictObject({
    count: vCount,
    paid: vCount,
    total: vMoney,
    collected: vMoney,
    collected_by_broker: vMoney,
    crossed: vMoney,
    withheld: vMoney,
    written_off: vMoney,
    credits: vCount,
    credit_balance: vSignedMoney
});

/**
 * Why instalments and credits are what they are: the total as issued, with what movements charged and gave back, less the premium that was given up with the policy, is what its instalments and credits add up to.
 */
export const vPremiumBalance = v.strictObject({
    movements: vSignedMoney,
    given_up: vSignedMoney,
    instalments: vSignedMoney,
    credits: vSignedMoney,
    difference: vSignedMoney
});

/**
 * What the broker earns by a policy and its movements, each rounded by itself, and how far its own paid instalments have released it.
 */
export const vPolicyCommission = v.strictObject({
    total: vSignedMoney,
    to_release: vSignedMoney,
    to_collect: vSignedMoney,
    collected: vSignedMoney
});

/**
 * The whole of a policy but its lists.
 */
export const vPolicy = v.strictObject({
    number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    start_date: v.nullable(vCalendarDate),
    end_date: v.nullable(vCalendarDate),
    branch_id: v.nullable(vId),
    provider_id: v.nullable(vId),
    provider_office_id: v.nullable(vId),
    maximum_insured_sum: v.nullable(vMoney),
    certificate_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    estimated_payment_day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
    deductible: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    contractor_id: v.nullable(vId),
    payer_id: v.nullable(vId),
    insured_select_type: vInsuredSelectType,
    net_premium: vMoney,
    commission_percent: v.nullable(vPercent),
    condition: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
    condition_deductible: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    observations: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    id: vId,
    status: vPolicyStatus,
    is_in_force: v.boolean(),
    type: vPolicyType,
    branch: v.nullable(vRef),
    provider: v.nullable(vProviderRef),
    provider_office: v.nullable(vRef),
    contractor: v.nullable(vRef),
    payer: v.nullable(vRef),
    is_insured: v.boolean(),
    payment_frequency: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    own_plan: v.nullish(v.pipe(v.array(vPlannedInstalment), v.maxLength(120))),
    notification_limit_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
    renews: v.boolean(),
    currency: vCurrencyCode,
    charges: v.pipe(v.array(vPolicyCharge), v.maxLength(30)),
    total_grant: vMoney,
    current_net_premium: vSignedMoney,
    current_total: vSignedMoney,
    full_term_net: vSignedMoney,
    movements_count: vCount,
    extra: vExtraValues,
    extra_fields: vExtraFields,
    activated_at: v.nullable(vTimestamp),
    closed_on: v.nullable(vCalendarDate),
    closed_reason: v.nullable(vClosedReason),
    issued_end_date: v.nullable(vCalendarDate),
    closes_on: v.nullable(vCalendarDate),
    closes_as: v.nullable(vClosedReason),
    renewed_from_id: v.nullable(vId),
    renewed_from: v.nullable(vRef),
    renewed_to_id: v.nullable(vId),
    renewed_to: v.nullable(vRef),
    next_draft: v.nullable(vRef),
    missing: v.pipe(v.array(vPolicyMissing), v.maxLength(20)),
    doubts: v.optional(v.pipe(v.array(vPolicyDoubt), v.maxLength(10))),
    allowed_actions: v.pipe(v.array(vPolicyAction), v.maxLength(10)),
    locked_fields: v.pipe(v.array(vFieldName), v.maxLength(50)),
    needs_movement: v.boolean(),
    instalments_summary: vInstalmentsSummary,
    premium_balance: v.nullable(vPremiumBalance),
    commission: v.nullable(vPolicyCommission),
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * Some policies, counted and their premiums added up.
 */
export const vPolicySum = v.strictObject({
    count: vCount,
    net_premium: vMoney,
    total_grant: vMoney
});

/**
 * Policies by their state, in the brokerage's currency.
 */
export const vPolicySummary = v.strictObject({
    currency: vCurrencyCode,
    draft: vPolicySum,
    active: vPolicySum,
    closed: vPolicySum,
    expired: vPolicySum,
    ending: vPolicySum
});

/**
 * The fields of a policy that change.
 */
export const vPolicyPatch = v.strictObject({
    number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    start_date: v.nullish(vCalendarDate),
    end_date: v.nullish(vCalendarDate),
    branch_id: v.nullish(vId),
    provider_id: v.nullish(vId),
    provider_office_id: v.nullish(vId),
    maximum_insured_sum: v.nullish(vMoney),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    estimated_payment_day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
    payment_frequency: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
    agreed_plan: v.nullish(vAgreedPlan),
    deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    contractor_id: v.nullish(vId),
    payer_id: v.nullish(vId),
    is_insured: v.optional(v.boolean()),
    insured_select_type: v.optional(vInsuredSelectType),
    notification_limit_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
    renews: v.optional(v.boolean()),
    net_premium: v.optional(vMoney),
    total_grant: v.optional(vMoney),
    commission_percent: v.nullish(vPercent),
    condition: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
    condition_deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    observations: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    extra: v.optional(vExtraValuesInput)
});

/**
 * Why a policy is closed or renewed.
 */
export const vObservationsInput = v.strictObject({
    observations: v.pipe(v.string(), v.minLength(1), v.maxLength(2000), v.regex(/\S/))
});

/**
 * What comes back when a closing is taken back.
 */
export const vPolicyReopening = v.strictObject({
    until: v.nullable(vCalendarDate),
    instalments_count: vCount,
    instalments_total: vMoney,
    currency: vCurrencyCode,
    observations: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    refusal: v.nullable(vProblemCode),
    detail: v.nullable(v.pipe(v.string(), v.maxLength(500)))
});

/**
 * A net premium to compute the total of.
 */
export const vPremiumInput = v.strictObject({
    net_premium: vMoney,
    branch_id: v.nullish(vId),
    start_date: v.nullish(vCalendarDate)
});

/**
 * How a total premium is made.
 */
export const vPremium = v.strictObject({
    currency: vCurrencyCode,
    net_premium: vMoney,
    charges: v.pipe(v.array(vPolicyCharge), v.maxLength(30)),
    total_grant: vMoney
});

/**
 * Where a movement stands.
 */
export const vMovementStatus = v.picklist([
    'draft',
    'sent',
    'rejected',
    'issued',
    'discarded',
    'undone'
]);

/**
 * A levy, fee or tax on what is charged or given back.
 */
export const vMovementCharge = v.strictObject({
    code: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9_]*$/)),
    label: v.pipe(v.string(), v.maxLength(120)),
    base: vChargeBase,
    base_amount: vSignedMoney,
    kind: v.optional(vChargeKind),
    rate: v.optional(vPercent),
    steps: v.optional(v.pipe(v.array(vFeeStep), v.maxLength(12))),
    repeats: v.optional(v.boolean()),
    amount: vSignedMoney
});

/**
 * How its net premium is found.
 */
export const vMovementMethod = v.picklist([
    'pro_rata',
    'short_rate',
    'table',
    'flat',
    'typed',
    'none'
]);

/**
 * A step of how a premium was found.
 */
export const vMovementStepCode = v.picklist([
    'items',
    'full_term',
    'days',
    'pro_rata',
    'short_rate',
    'table',
    'least_kept',
    'flat',
    'typed',
    'none',
    'extension',
    'reinstated',
    'reinstated_after_lapse'
]);

/**
 * A step of how a premium was found, without words.
 */
export const vMovementStep = v.strictObject({
    code: vMovementStepCode,
    params: v.object({})
});

/**
 * What can be done with a movement in its state.
 */
export const vMovementAction = v.picklist([
    'update',
    'send',
    'issue',
    'reject',
    'reopen',
    'discard',
    'undo'
]);

/**
 * A movement as a list shows it.
 */
export const vMovementRow = v.strictObject({
    id: vId,
    policy_id: vId,
    policy: vRef,
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)),
    kind: vMovementKind,
    status: vMovementStatus,
    effective_date: vCalendarDate,
    requested_by: vMovementRequester,
    requested_on: vCalendarDate,
    sent_on: v.nullable(vCalendarDate),
    issued_on: v.nullable(vCalendarDate),
    contractor: vRef,
    provider: vProviderRef,
    insurer_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    currency: vCurrencyCode,
    net_delta: vSignedMoney,
    charges: v.pipe(v.array(vMovementCharge), v.maxLength(30)),
    total_delta: vSignedMoney,
    items_count: vCount,
    checklist_done: vCount,
    checklist_count: vCount,
    undoes_id: v.nullable(vId),
    reason_code: v.nullable(vLostReason),
    method: vMovementMethod,
    explanation: v.pipe(v.array(vMovementStep), v.maxLength(20)),
    allowed_actions: v.pipe(v.array(vMovementAction), v.maxLength(10)),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of movements.
 */
export const vMovementPage = v.strictObject({
    count: vCount,
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vMovementRow), v.maxLength(200))
});

/**
 * Some movements, added up as they are listed. One that takes another back counts with its own sign.
 */
export const vMovementSum = v.strictObject({
    count: vCount,
    total_delta: vSignedMoney
});

/**
 * How many movements there are in each state, and what they come to, in the brokerage's currency.
 */
export const vMovementSummary = v.strictObject({
    currency: vCurrencyCode,
    draft: vMovementSum,
    sent: vMovementSum,
    rejected: vMovementSum,
    issued: vMovementSum,
    discarded: vMovementSum,
    undone: vMovementSum
});

/**
 * What has been earned after so many days of a year.
 */
export const vEarningTable = v.strictObject({
    reading: vEarningReading,
    rows: vEarningRows
});

/**
 * Whether it is paid at once or with the instalments that are still to come.
 */
export const vMovementPlan = v.picklist(['single', 'with_remaining']);

/**
 * What happens to what an item is about.
 */
export const vMovementItemAction = v.picklist([
    'add',
    'remove',
    'change'
]);

/**
 * What an item is about. A field is one of the policy itself, or its premium as a whole.
 */
export const vMovementItemTarget = v.picklist([
    'vehicle',
    'insured',
    'coverage',
    'general',
    'beneficiary',
    'field'
]);

/**
 * Values of what an item is about; each kind of record has some of them.
 */
export const vMovementItemValues = v.strictObject({
    vehicle_id: v.optional(vId),
    customer_id: v.optional(vId),
    coverage_id: v.optional(vId),
    relationship: v.optional(v.picklist([
        'titular',
        'dependent',
        'beneficiary'
    ])),
    family_relationship: v.nullish(vFamilyRelationship),
    titular_id: v.nullish(vId),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    limit: v.nullish(vMoney),
    percentage: v.nullish(vPercent),
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    description: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    payer_id: v.optional(vId),
    provider_office_id: v.nullish(vId),
    maximum_insured_sum: v.nullish(vMoney),
    deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    condition: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
    condition_deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    estimated_payment_day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vSignedMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * One thing that a movement adds, takes out or changes.
 */
export const vMovementItem = v.strictObject({
    action: vMovementItemAction,
    target: vMovementItemTarget,
    record_id: v.nullable(vId),
    label: v.nullable(v.pipe(v.string(), v.maxLength(400))),
    before: v.nullable(vMovementItemValues),
    after: v.nullable(vMovementItemValues),
    term_net: v.nullable(vSignedMoney),
    is_found: v.boolean(),
    net_delta: vSignedMoney
});

/**
 * Place of an entry in its checklist, from 1.
 */
export const vCheckPosition = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40));

/**
 * One entry of the checklist of a movement.
 */
export const vMovementCheck = v.strictObject({
    position: vCheckPosition,
    label: v.pipe(v.string(), v.maxLength(120)),
    is_required: v.boolean(),
    done_on: v.nullable(vCalendarDate),
    file: v.nullable(vRef)
});

/**
 * Another movement that touches the same. An issued one has taken out what this one names, or brought in what it brings in, and holds its issue.
 */
export const vMovementClash = v.strictObject({
    id: vId,
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)),
    kind: vMovementKind,
    status: vMovementStatus
});

/**
 * A change of a policy within its term, with what it charges or gives back.
 */
export const vMovement = v.strictObject({
    id: vId,
    policy_id: vId,
    policy: vRef,
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)),
    kind: vMovementKind,
    status: vMovementStatus,
    effective_date: vCalendarDate,
    requested_by: vMovementRequester,
    requested_on: vCalendarDate,
    sent_on: v.nullable(vCalendarDate),
    issued_on: v.nullable(vCalendarDate),
    contractor: vRef,
    provider: vProviderRef,
    insurer_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    currency: vCurrencyCode,
    net_delta: vSignedMoney,
    total_delta: vSignedMoney,
    items_count: vCount,
    checklist_done: vCount,
    checklist_count: vCount,
    undoes_id: v.nullable(vId),
    reason_code: v.nullable(vLostReason),
    reason: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    rejected_reason: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    method: vMovementMethod,
    penalty_percent: v.nullable(vPercent),
    earning_table: v.nullable(vEarningTable),
    least_percent: v.nullable(vPercent),
    least_amount: v.nullable(vMoney),
    typed_net: v.nullable(vSignedMoney),
    counts_next_term: v.boolean(),
    new_end_date: v.nullable(vCalendarDate),
    with_lapse: v.boolean(),
    no_loss_statement: v.boolean(),
    plan: vMovementPlan,
    first_due_date: vCalendarDate,
    typed_due_date: v.nullable(vCalendarDate),
    term_net_delta: vSignedMoney,
    charges: v.pipe(v.array(vMovementCharge), v.maxLength(30)),
    computed_net: v.nullable(vSignedMoney),
    explanation: v.pipe(v.array(vMovementStep), v.maxLength(20)),
    items: v.pipe(v.array(vMovementItem), v.maxLength(2001)),
    checklist: v.pipe(v.array(vMovementCheck), v.maxLength(40)),
    checklist_blocks: v.boolean(),
    clashes: v.pipe(v.array(vMovementClash), v.maxLength(50)),
    undo_until: v.nullable(vCalendarDate),
    allowed_actions: v.pipe(v.array(vMovementAction), v.maxLength(10)),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * Values of a row of the policy; each kind of row has some of them.
 */
export const vMovementRowValues = v.strictObject({
    vehicle_id: v.optional(vId),
    customer_id: v.optional(vId),
    coverage_id: v.optional(vId),
    relationship: v.optional(v.picklist([
        'titular',
        'dependent',
        'beneficiary'
    ])),
    family_relationship: v.nullish(vFamilyRelationship),
    titular_id: v.nullish(vId),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    limit: v.nullish(vMoney),
    percentage: v.nullish(vPercent),
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
    description: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    extra: v.optional(vExtraValuesInput)
});

/**
 * One thing that a movement adds, takes out or changes.
 */
export const vMovementItemInput = v.strictObject({
    action: vMovementItemAction,
    target: vMovementItemTarget,
    record_id: v.nullish(vId),
    after: v.nullish(vMovementRowValues),
    term_net: v.nullish(vSignedMoney)
});

/**
 * Fields of the policy itself that change.
 */
export const vMovementFieldValues = v.strictObject({
    payer_id: v.optional(vId),
    provider_office_id: v.nullish(vId),
    maximum_insured_sum: v.nullish(vMoney),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    condition: v.nullish(v.pipe(v.string(), v.maxLength(4000))),
    condition_deductible: v.nullish(v.pipe(v.string(), v.maxLength(300))),
    estimated_payment_day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)))
});

/**
 * The fields of a drafted movement that change.
 */
export const vMovementPatch = v.strictObject({
    effective_date: v.optional(vCalendarDate),
    requested_by: v.optional(vMovementRequester),
    requested_on: v.optional(vCalendarDate),
    insurer_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    reason: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    reason_code: v.nullish(vLostReason),
    method: v.optional(vMovementMethod),
    penalty_percent: v.nullish(vPercent),
    earning_table: v.nullish(vEarningTable),
    least_percent: v.nullish(vPercent),
    least_amount: v.nullish(vMoney),
    typed_net: v.nullish(vSignedMoney),
    counts_next_term: v.optional(v.boolean()),
    new_end_date: v.nullish(vCalendarDate),
    with_lapse: v.optional(v.boolean()),
    no_loss_statement: v.optional(v.boolean()),
    plan: v.optional(vMovementPlan),
    first_due_date: v.nullish(vCalendarDate),
    items: v.optional(v.pipe(v.array(vMovementItemInput), v.maxLength(2000))),
    fields: v.nullish(vMovementFieldValues)
});

/**
 * An entry that is there, by its place, or one that is added, by its label.
 */
export const vMovementCheckInput = v.strictObject({
    position: v.nullable(vCheckPosition),
    label: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
    done_on: v.nullable(vCalendarDate),
    file_id: v.nullable(vId)
});

/**
 * The whole checklist as it is to be. An entry that is left out is dropped, unless it is required.
 */
export const vMovementChecklistPatch = v.strictObject({
    checklist: v.pipe(v.array(vMovementCheckInput), v.maxLength(40))
});

/**
 * A file of the policy that goes with a mail.
 */
export const vMailAttachment = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(150)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15728640))
});

/**
 * The mail that asks the insurer for a movement, in the language of the brokerage; a note stands between its two parts.
 */
export const vMovementMail = v.strictObject({
    provider: vRef,
    email: v.nullable(vEmail),
    reply_to: vEmail,
    language: vLanguage,
    subject: v.pipe(v.string(), v.maxLength(300)),
    opening: v.pipe(v.string(), v.maxLength(1000000)),
    closing: v.pipe(v.string(), v.maxLength(1000)),
    attachments: v.pipe(v.array(vMailAttachment), v.maxLength(40)),
    refusal: v.nullable(v.union([
        v.literal('provider_without_email'),
        v.literal('sample_unmailed'),
        v.literal('mail_too_large')
    ]))
});

/**
 * How the insurer is told.
 */
export const vMovementSend = v.strictObject({
    by: v.picklist(['mail', 'other']),
    note: v.nullish(v.pipe(v.string(), v.maxLength(2000)))
});

/**
 * What is issued.
 */
export const vMovementIssue = v.strictObject({
    total_delta: vSignedMoney,
    insurer_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    first_due_date: v.nullish(vCalendarDate)
});

/**
 * Why.
 */
export const vMovementReason = v.strictObject({
    reason: v.pipe(v.string(), v.minLength(1), v.maxLength(2000))
});

/**
 * An instalment that the undo of a movement gives up or opens again.
 */
export const vMovementUndoInstalment = v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)),
    due_date: vCalendarDate,
    amount: vSignedMoney
});

/**
 * What taking back an issued movement would do, and why it cannot be taken back now.
 */
export const vMovementUndo = v.strictObject({
    undo_until: v.nullable(vCalendarDate),
    refusal: v.nullable(v.strictObject({
        code: vProblemCode,
        detail: v.pipe(v.string(), v.maxLength(1000))
    })),
    items_count: vCount,
    instalments: v.pipe(v.array(vMovementUndoInstalment), v.maxLength(200)),
    reopened: v.pipe(v.array(vMovementUndoInstalment), v.maxLength(200)),
    credits_reopened: vMoney,
    end_date: v.nullable(vCalendarDate),
    closing: v.nullable(v.strictObject({
        closes_on: v.nullable(vCalendarDate)
    }))
});

/**
 * A row of a list of a policy on a day.
 */
export const vPolicyAsOfRow = v.strictObject({
    target: vMovementItemTarget,
    id: vId,
    label: v.nullable(v.pipe(v.string(), v.maxLength(400))),
    valid_from: v.nullable(vCalendarDate),
    valid_until: v.nullable(vCalendarDate),
    values: vMovementItemValues
});

/**
 * A policy as it stands on a day.
 */
export const vPolicyAsOf = v.strictObject({
    day: vCalendarDate,
    is_covered: v.boolean(),
    currency: vCurrencyCode,
    net_premium: vSignedMoney,
    total: vSignedMoney,
    full_term_net: vSignedMoney,
    movements_count: vCount,
    fields: vMovementItemValues,
    payer: v.nullable(vRef),
    provider_office: v.nullable(vRef),
    rows: v.pipe(v.array(vPolicyAsOfRow), v.maxLength(50000))
});

/**
 * A new movement.
 */
export const vMovementInput = v.strictObject({
    kind: vMovementKind,
    effective_date: vCalendarDate,
    requested_by: vMovementRequester,
    requested_on: vCalendarDate,
    insurer_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    reason: v.nullish(v.pipe(v.string(), v.maxLength(2000))),
    reason_code: v.nullish(vLostReason),
    method: v.optional(vMovementMethod),
    penalty_percent: v.nullish(vPercent),
    earning_table: v.nullish(vEarningTable),
    least_percent: v.nullish(vPercent),
    least_amount: v.nullish(vMoney),
    typed_net: v.nullish(vSignedMoney),
    counts_next_term: v.optional(v.boolean()),
    new_end_date: v.nullish(vCalendarDate),
    with_lapse: v.optional(v.boolean()),
    no_loss_statement: v.optional(v.boolean()),
    plan: v.optional(vMovementPlan),
    first_due_date: v.nullish(vCalendarDate),
    items: v.optional(v.pipe(v.array(vMovementItemInput), v.maxLength(2000))),
    fields: v.nullish(vMovementFieldValues)
});

/**
 * Where the method comes from - it was chosen, a rule of the brokerage says it, the law or custom of the country does, or it is what is usual elsewhere.
 */
export const vMovementMethodSource = v.picklist([
    'chosen',
    'rule',
    'country',
    'usual'
]);

/**
 * What a movement would have paid, or given back where it is below nothing.
 */
export const vMovementInstalment = v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    due_date: vCalendarDate,
    amount: vSignedMoney
});

/**
 * What a movement would come to; nothing is stored.
 */
export const vMovementPreview = v.strictObject({
    currency: vCurrencyCode,
    method: vMovementMethod,
    method_source: vMovementMethodSource,
    method_rule: v.nullable(vMethodRule),
    penalty_percent: v.nullable(vPercent),
    earning_table: v.nullable(vEarningTable),
    least_percent: v.nullable(vPercent),
    least_amount: v.nullable(vMoney),
    net_delta: vSignedMoney,
    term_net_delta: vSignedMoney,
    charges: v.pipe(v.array(vMovementCharge), v.maxLength(30)),
    total_delta: vSignedMoney,
    computed_net: v.nullable(vSignedMoney),
    explanation: v.pipe(v.array(vMovementStep), v.maxLength(20)),
    item_nets: v.pipe(v.array(vSignedMoney), v.maxLength(2001)),
    instalments: v.pipe(v.array(vMovementInstalment), v.maxLength(1200)),
    crossed: vMoney,
    checklist: v.pipe(v.array(vChecklistItem), v.maxLength(20)),
    clashes: v.pipe(v.array(vMovementClash), v.maxLength(50)),
    current_total: vMoney,
    next_total: vSignedMoney
});

/**
 * A list of a policy.
 */
export const vMovementItemList = v.picklist([
    'vehicle',
    'insured',
    'coverage',
    'general',
    'beneficiary'
]);

/**
 * What an insured is within the policy.
 */
export const vInsuredRelationship = v.picklist([
    'dependent',
    'titular',
    'beneficiary'
]);

/**
 * What a row of a sheet names its record by.
 */
export const vMovementItemKey = v.strictObject({
    plate: v.optional(v.pipe(v.string(), v.maxLength(20))),
    chassis_number: v.optional(v.pipe(v.string(), v.maxLength(30))),
    identification: v.optional(v.pipe(v.string(), v.maxLength(25))),
    titular_identification: v.optional(v.pipe(v.string(), v.maxLength(25))),
    relationship: v.optional(vInsuredRelationship),
    name: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * Rows of a sheet that do the same to the same list of a policy.
 */
export const vMovementItemsCheckInput = v.strictObject({
    action: vMovementItemAction,
    target: vMovementItemList,
    rows: v.pipe(v.array(vMovementItemKey), v.minLength(1), v.maxLength(500))
});

/**
 * Why a row of a sheet cannot become an item.
 */
export const vMovementItemFault = v.strictObject({
    field: v.picklist([
        'plate',
        'chassis_number',
        'identification',
        'titular_identification',
        'name'
    ]),
    code: v.picklist([
        'required',
        'unknown',
        'sample',
        'not_listed',
        'already_listed',
        'ambiguous'
    ])
});

/**
 * What a row of a sheet names.
 */
export const vMovementItemMatch = v.strictObject({
    id: v.nullable(vId),
    label: v.nullable(v.pipe(v.string(), v.maxLength(400))),
    sum: v.nullable(vMoney),
    rate: v.nullable(vPercent),
    term_net: v.nullable(vSignedMoney),
    titular: v.nullable(vRef),
    faults: v.pipe(v.array(vMovementItemFault), v.maxLength(4))
});

/**
 * What the rows of a sheet name.
 */
export const vMovementItemsCheck = v.strictObject({
    results: v.pipe(v.array(vMovementItemMatch), v.maxLength(500))
});

/**
 * A party of a printed policy, and how to reach it where the caller may view customers.
 */
export const vSheetParty = v.strictObject({
    name: v.pipe(v.string(), v.maxLength(200)),
    identification: v.nullable(v.pipe(v.string(), v.maxLength(25))),
    phone: v.nullable(vPhone),
    email: v.nullable(vEmail)
});

/**
 * What stands at the head of a printed policy.
 */
export const vSheetBrokerage = v.strictObject({
    name: v.pipe(v.string(), v.maxLength(120)),
    tax_id: v.pipe(v.string(), v.maxLength(20)),
    country_id: vCountryId,
    phone: vPhone,
    email: vEmail,
    direction: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    city: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    website: v.nullable(vWebAddress),
    image: v.nullable(vLink)
});

/**
 * A coverage that a policy grants.
 */
export const vPolicyCoverage = v.strictObject({
    coverage_id: vId,
    limit: v.nullable(vMoney),
    percentage: v.nullable(vPercent),
    id: vId,
    coverage: vRef,
    coverage_type: vCoverageType,
    valid_from: v.nullish(vCalendarDate),
    valid_until: v.nullish(vCalendarDate),
    term_net: v.nullish(vSignedMoney),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * A person insured by a policy.
 */
export const vPolicyInsured = v.strictObject({
    id: vId,
    customer_id: vId,
    customer: vRef,
    identification: v.pipe(v.string(), v.maxLength(25)),
    start_date: vCalendarDate,
    relationship: vInsuredRelationship,
    family_relationship: v.nullable(vFamilyRelationship),
    titular_id: v.nullable(vId),
    titular: v.nullable(vRef),
    beneficiary_percentage: v.nullable(vPercent),
    prima: v.nullable(vMoney),
    certificate_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    sum: v.nullable(vMoney),
    rate: v.nullable(vPercent),
    extra: vExtraValues,
    valid_from: v.nullish(vCalendarDate),
    valid_until: v.nullish(vCalendarDate),
    term_net: v.nullish(vSignedMoney),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * A vehicle that a policy insures.
 */
export const vPolicyVehicle = v.strictObject({
    id: vId,
    vehicle_id: vId,
    vehicle: vRef,
    brand: v.pipe(v.string(), v.maxLength(60)),
    model: v.pipe(v.string(), v.maxLength(80)),
    year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
    plate: v.pipe(v.string(), v.maxLength(20)),
    owner: vRef,
    commercial_value: v.nullable(vMoney),
    sum: v.nullable(vMoney),
    rate: v.nullable(vPercent),
    extra: vExtraValues,
    valid_from: v.nullish(vCalendarDate),
    valid_until: v.nullish(vCalendarDate),
    term_net: v.nullish(vSignedMoney),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * A thing insured by a policy.
 */
export const vPolicyGeneral = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(160)),
    description: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
    sum: v.nullable(vMoney),
    rate: v.nullable(vPercent),
    extra: vExtraValues,
    valid_from: v.nullish(vCalendarDate),
    valid_until: v.nullish(vCalendarDate),
    term_net: v.nullish(vSignedMoney),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * Who is paid by a policy when the insured event happens.
 */
export const vPolicyBeneficiary = v.strictObject({
    customer_id: vId,
    start_date: vCalendarDate,
    percentage: vPercent,
    limit: v.nullable(vMoney),
    id: vId,
    customer: vRef,
    identification: v.pipe(v.string(), v.maxLength(25)),
    valid_from: v.nullish(vCalendarDate),
    valid_until: v.nullish(vCalendarDate),
    term_net: v.nullish(vSignedMoney),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * Whose sale a policy is, and their share of the commission from a day on.
 */
export const vPolicySeller = v.strictObject({
    user_id: v.nullable(vId),
    start_date: vCalendarDate,
    percentage: vPercent,
    id: vId,
    name: v.pipe(v.string(), v.maxLength(200)),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * An issued movement that counts, on a printed policy.
 */
export const vSheetMovement = v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)),
    kind: vMovementKind,
    effective_date: vCalendarDate,
    insurer_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    total_delta: vSignedMoney
});

/**
 * State of an instalment, computed from dates.
 */
export const vPaymentStatus = v.picklist([
    'on_time',
    'near_expiry',
    'delayed',
    'paid'
]);

/**
 * How an instalment was paid. A post-dated cheque counts on its own day only.
 */
export const vPaymentMethod = v.picklist([
    'cash',
    'transfer',
    'card',
    'cheque',
    'bank_debit'
]);

/**
 * An instalment of a printed policy.
 */
export const vSheetInstalment = v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    instalments_count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    movement_number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    movement_kind: v.nullable(vMovementKind),
    due_date: vCalendarDate,
    amount: vMoney,
    paid_amount: vMoney,
    crossed: vMoney,
    status: vPaymentStatus,
    payment_method: v.nullable(vPaymentMethod),
    payment_date: v.nullable(vCalendarDate),
    paid_before_import: v.boolean(),
    invoice_number: v.nullable(v.pipe(v.string(), v.maxLength(60)))
});

/**
 * What a movement gave back, on a printed policy.
 */
export const vSheetCredit = v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    instalments_count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    movement_number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    movement_kind: v.nullable(vMovementKind),
    due_date: vCalendarDate,
    amount: vSignedMoney,
    crossed: vMoney,
    refunded: vMoney,
    balance: vSignedMoney
});

/**
 * A policy with all that it shows on paper.
 */
export const vPolicySheet = v.strictObject({
    policy: vPolicy,
    contractor: v.nullable(vSheetParty),
    payer: v.nullable(vSheetParty),
    brokerage: vSheetBrokerage,
    coverages: v.pipe(v.array(vPolicyCoverage), v.maxLength(5000)),
    insureds: v.pipe(v.array(vPolicyInsured), v.maxLength(5000)),
    insureds_count: vCount,
    vehicles: v.pipe(v.array(vPolicyVehicle), v.maxLength(5000)),
    vehicles_count: vCount,
    generals: v.pipe(v.array(vPolicyGeneral), v.maxLength(5000)),
    generals_count: vCount,
    beneficiaries: v.pipe(v.array(vPolicyBeneficiary), v.maxLength(200)),
    sellers: v.pipe(v.array(vPolicySeller), v.maxLength(200)),
    movements: v.nullable(v.pipe(v.array(vSheetMovement), v.maxLength(1000))),
    instalments: v.nullable(v.pipe(v.array(vSheetInstalment), v.maxLength(1200))),
    credits: v.nullable(v.pipe(v.array(vSheetCredit), v.maxLength(1200))),
    made_on: vCalendarDate
});

/**
 * The bytes of a PDF.
 */
export const vPolicyPdf = v.pipe(v.string(), v.maxLength(15728640));

/**
 * An instalment that activation would make.
 */
export const vInstalmentPreview = v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    due_date: vCalendarDate,
    amount: vMoney
});

/**
 * The instalments that activation would make.
 */
export const vInstalmentsPreview = v.strictObject({
    currency: vCurrencyCode,
    count: vCount,
    total: vMoney,
    is_last_period_shorter: v.boolean(),
    results: v.pipe(v.array(vInstalmentPreview), v.maxLength(1200))
});

/**
 * One page of coverages of a policy.
 */
export const vPolicyCoveragePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyCoverage), v.maxLength(200))
});

/**
 * A new coverage of a policy.
 */
export const vPolicyCoverageInput = v.strictObject({
    coverage_id: vId,
    limit: v.nullish(vMoney),
    percentage: v.nullish(vPercent)
});

/**
 * The fields of a coverage of a policy that change.
 */
export const vPolicyCoveragePatch = v.strictObject({
    coverage_id: v.optional(vId),
    limit: v.nullish(vMoney),
    percentage: v.nullish(vPercent)
});

/**
 * One page of insureds of a policy.
 */
export const vPolicyInsuredPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyInsured), v.maxLength(200))
});

/**
 * A new person insured by a policy.
 */
export const vPolicyInsuredInput = v.strictObject({
    customer_id: vId,
    start_date: vCalendarDate,
    relationship: vInsuredRelationship,
    family_relationship: v.nullish(vFamilyRelationship),
    titular_id: v.nullish(vId),
    beneficiary_percentage: v.nullish(vPercent),
    prima: v.nullish(vMoney),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * The fields of a person insured by a policy that change.
 */
export const vPolicyInsuredPatch = v.strictObject({
    customer_id: v.optional(vId),
    start_date: v.optional(vCalendarDate),
    relationship: v.optional(vInsuredRelationship),
    family_relationship: v.nullish(vFamilyRelationship),
    titular_id: v.nullish(vId),
    beneficiary_percentage: v.nullish(vPercent),
    prima: v.nullish(vMoney),
    certificate_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * One page of general items of a policy.
 */
export const vPolicyGeneralPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyGeneral), v.maxLength(200))
});

/**
 * A new general item of a policy.
 */
export const vPolicyGeneralInput = v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/)),
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * The fields of a general item of a policy that change.
 */
export const vPolicyGeneralPatch = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/))),
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * One page of vehicles of a policy.
 */
export const vPolicyVehiclePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyVehicle), v.maxLength(200))
});

/**
 * A vehicle to insure by a policy.
 */
export const vPolicyVehicleInput = v.strictObject({
    vehicle_id: vId,
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * The fields of a vehicle of a policy that change.
 */
export const vPolicyVehiclePatch = v.strictObject({
    sum: v.nullish(vMoney),
    rate: v.nullish(vPercent),
    term_net: v.nullish(vMoney),
    extra: v.optional(vExtraValuesInput)
});

/**
 * One page of beneficiaries of a policy.
 */
export const vPolicyBeneficiaryPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyBeneficiary), v.maxLength(200))
});

/**
 * A new beneficiary of a policy; all of them together have 100 percent at most.
 */
export const vPolicyBeneficiaryInput = v.strictObject({
    customer_id: vId,
    start_date: vCalendarDate,
    percentage: vPercent,
    limit: v.nullish(vMoney)
});

/**
 * The fields of a beneficiary of a policy that change.
 */
export const vPolicyBeneficiaryPatch = v.strictObject({
    start_date: v.optional(vCalendarDate),
    percentage: v.optional(vPercent),
    limit: v.nullish(vMoney)
});

/**
 * One page of sellers of a policy.
 */
export const vPolicySellerPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicySeller), v.maxLength(200))
});

/**
 * A new share of a seller, who is a user of the brokerage or somebody named; the latest row of each seller counts, and a day's shares have 100 percent at most.
 */
export const vPolicySellerInput = v.strictObject({
    name: v.optional(v.pipe(v.string(), v.maxLength(120))),
    user_id: v.nullish(vId),
    start_date: vCalendarDate,
    percentage: vPercent
});

/**
 * The fields of a seller's share that change; another seller is another row.
 */
export const vPolicySellerPatch = v.strictObject({
    start_date: v.optional(vCalendarDate),
    percentage: v.optional(vPercent)
});

/**
 * One page of users of the brokerage who can be sellers.
 */
export const vSellerCandidatePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRef), v.maxLength(200))
});

/**
 * A PDF kept with a policy.
 */
export const vPolicyFile = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(150)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15728640)),
    uploaded_at: vTimestamp,
    uploaded_by: v.nullable(vRef),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of files of a policy.
 */
export const vPolicyFilePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPolicyFile), v.maxLength(50))
});

/**
 * The PDF to keep.
 */
export const vPolicyFileInput = v.strictObject({
    file: v.pipe(v.string(), v.maxLength(15728640))
});

/**
 * The bytes of a PDF.
 */
export const vPdfContent = v.pipe(v.string(), v.maxLength(15728640));

/**
 * Kinds of instalments to look for.
 */
export const vPaymentFilterKind = v.optional(v.picklist([
    'premium',
    'credit',
    'all'
]), 'premium');

/**
 * State of an instalment to look for; unpaid is every state but paid.
 */
export const vPaymentFilterStatus = v.picklist([
    'on_time',
    'near_expiry',
    'delayed',
    'paid',
    'unpaid'
]);

/**
 * Who collects an instalment.
 */
export const vCollectedBy = v.picklist(['broker', 'insurer']);

/**
 * What is to be collected, or what is owed back.
 */
export const vPaymentKind = v.picklist(['premium', 'credit']);

/**
 * Why a payer cannot be reminded of an instalment by mail now.
 */
export const vReminderRefusal = v.picklist([
    'already_paid',
    'is_credit',
    'payer_without_email',
    'already_notified',
    'sample_unmailed'
]);

/**
 * What can be done with an instalment in its state.
 */
export const vPaymentAction = v.picklist([
    'update',
    'pay',
    'unpay',
    'notify',
    'refund',
    'cross',
    'remit',
    'undo_remittance'
]);

/**
 * An instalment of a policy. A credit is one of a negative amount - it is on time until it is used, and then paid.
 */
export const vPayment = v.strictObject({
    id: vId,
    policy_id: vId,
    policy_number: v.pipe(v.string(), v.maxLength(60)),
    contractor_id: vId,
    contractor: vRef,
    payer_id: vId,
    payer: vRef,
    provider_id: vId,
    provider: vProviderRef,
    branch_id: vId,
    branch: vRef,
    kind: vPaymentKind,
    movement_id: v.nullish(vId),
    movement_number: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000))),
    movement_kind: v.nullish(vMovementKind),
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    instalments_count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    due_date: vCalendarDate,
    amount: vSignedMoney,
    paid_amount: vMoney,
    balance: vSignedMoney,
    currency: vCurrencyCode,
    status: vPaymentStatus,
    is_paid: v.boolean(),
    payment_method: v.nullable(vPaymentMethod),
    payment_date: v.nullable(vCalendarDate),
    paid_before_import: v.boolean(),
    invoice_number: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    collected_by: vCollectedBy,
    to_remit: vSignedMoney,
    at_risk_from: v.nullable(vCalendarDate),
    contract_ends_on: v.nullable(vCalendarDate),
    withholding: vMoney,
    last_notified_at: v.nullable(vTimestamp),
    reminder_refusal: v.nullable(vReminderRefusal),
    allowed_actions: v.pipe(v.array(vPaymentAction), v.maxLength(5)),
    is_sample: v.optional(v.boolean()),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of instalments.
 */
export const vPaymentPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPayment), v.maxLength(200))
});

/**
 * Some instalments, counted and added up.
 */
export const vPaymentSum = v.strictObject({
    count: vCount,
    amount: vMoney
});

/**
 * Some instalments or credits, counted and added up with their signs.
 */
export const vCreditSum = v.strictObject({
    count: vCount,
    amount: vSignedMoney
});

/**
 * What is to be collected by its state, and the credits that are not used up apart, in the brokerage's currency; no instalment is in two states. What is open is added up by balance; the amount of `paid` is all that has come in, also for instalments of which a part is open.
 */
export const vPaymentSummary = v.strictObject({
    currency: vCurrencyCode,
    on_time: vPaymentSum,
    near_expiry: vPaymentSum,
    delayed: vPaymentSum,
    paid: vPaymentSum,
    credits: vCreditSum,
    to_remit: vCreditSum,
    at_risk: vPaymentSum
});

/**
 * The fields of an instalment that change.
 */
export const vPaymentPatch = v.strictObject({
    invoice_number: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    collected_by: v.optional(vCollectedBy)
});

/**
 * How and when an instalment was paid.
 */
export const vPayInstalmentInput = v.strictObject({
    payment_method: vPaymentMethod,
    payment_date: vCalendarDate,
    collected_by: v.optional(vCollectedBy),
    invoice_number: v.nullish(v.pipe(v.string(), v.maxLength(60)))
});

/**
 * When it was handed over.
 */
export const vRemitInput = v.strictObject({
    remitted_on: vCalendarDate
});

/**
 * What settles a part of an instalment - money, a credit that was crossed with it, what the payer kept for the tax office and settles with it, or a rest that is given up.
 */
export const vReceiptKind = v.picklist([
    'money',
    'crossing',
    'withholding',
    'write_off'
]);

/**
 * What came in for an instalment at one time, or settled a part of it.
 */
export const vReceipt = v.strictObject({
    id: vId,
    payment_id: vId,
    kind: vReceiptKind,
    amount: vMoney,
    currency: vCurrencyCode,
    received_on: vCalendarDate,
    method: v.nullable(vPaymentMethod),
    reference: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    collected_by: vCollectedBy,
    batch_id: v.nullable(vId),
    crossing_id: v.nullable(vId),
    remitted_on: v.nullable(vCalendarDate),
    from_import: v.boolean(),
    before_import: v.boolean(),
    voided_at: v.nullable(vTimestamp),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of receipts of an instalment.
 */
export const vReceiptPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vReceipt), v.maxLength(200))
});

/**
 * What is recorded by itself. A crossing settles two at once and is recorded as such.
 */
export const vReceiptInputKind = v.picklist([
    'money',
    'withholding',
    'write_off'
]);

/**
 * What came in for an instalment.
 */
export const vReceiptInput = v.strictObject({
    kind: vReceiptInputKind,
    amount: vMoney,
    received_on: vCalendarDate,
    method: v.nullish(vPaymentMethod),
    reference: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    collected_by: v.optional(vCollectedBy),
    invoice_number: v.nullish(v.pipe(v.string(), v.maxLength(60)))
});

/**
 * Whom the mail with a receipt would reach, and its words in the language of the brokerage.
 */
export const vReceiptMail = v.strictObject({
    payer: vRef,
    email: v.nullable(vEmail),
    language: vLanguage,
    subject: v.pipe(v.string(), v.maxLength(300)),
    body: v.pipe(v.string(), v.maxLength(4000)),
    file_name: v.pipe(v.string(), v.maxLength(200)),
    refusal: v.nullable(v.union([v.literal('payer_without_email'), v.literal('sample_unmailed')]))
});

/**
 * Whether a crossing counts, or was undone.
 */
export const vCrossingState = v.picklist(['made', 'undone']);

/**
 * Why credits pay instalments.
 */
export const vCrossingReason = v.picklist([
    'cancellation',
    'exclusion',
    'decrease',
    'prompt_payment',
    'other'
]);

/**
 * An instalment or a credit of a crossing.
 */
export const vCrossingSide = v.strictObject({
    id: vId,
    policy_id: vId,
    policy_number: v.pipe(v.string(), v.maxLength(60)),
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1200)),
    movement_number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100000)))
});

/**
 * How much of one credit paid one instalment.
 */
export const vCrossingPair = v.strictObject({
    credit: vCrossingSide,
    payment: vCrossingSide,
    amount: vMoney
});

/**
 * Credits that paid instalments, until it is undone.
 */
export const vCrossing = v.strictObject({
    id: vId,
    customer_id: vId,
    customer: vRef,
    reason: vCrossingReason,
    note: v.nullable(v.pipe(v.string(), v.maxLength(500))),
    crossed_on: vCalendarDate,
    undo_until: vCalendarDate,
    total: vMoney,
    currency: vCurrencyCode,
    pairs: v.pipe(v.array(vCrossingPair), v.minLength(1), v.maxLength(50)),
    undone_at: v.nullable(vTimestamp),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of crossings.
 */
export const vCrossingPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vCrossing), v.maxLength(200))
});

/**
 * How much of one credit pays one instalment; each with the version that the pair was made from.
 */
export const vCrossingPairInput = v.strictObject({
    credit_id: vId,
    credit_version: vVersion,
    payment_id: vId,
    payment_version: vVersion,
    amount: vMoney
});

/**
 * Credits and the instalments that they pay.
 */
export const vCrossingInput = v.strictObject({
    customer_id: vId,
    reason: vCrossingReason,
    note: v.nullish(v.pipe(v.string(), v.maxLength(500))),
    pairs: v.pipe(v.array(vCrossingPairInput), v.minLength(1), v.maxLength(50))
});

/**
 * One instalment of a transfer.
 */
export const vReceiptLine = v.strictObject({
    payment_id: vId,
    version: vVersion,
    amount: vMoney
});

/**
 * One transfer, and the instalments that it pays; each of them once.
 */
export const vReceiptBatchInput = v.strictObject({
    received_on: vCalendarDate,
    method: vPaymentMethod,
    reference: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    collected_by: v.optional(vCollectedBy),
    lines: v.pipe(v.array(vReceiptLine), v.minLength(1), v.maxLength(50))
});

/**
 * What one transfer paid.
 */
export const vReceiptBatch = v.strictObject({
    id: vId,
    total: vMoney,
    currency: vCurrencyCode,
    receipts: v.pipe(v.array(vReceipt), v.minLength(1), v.maxLength(50)),
    instalments: v.pipe(v.array(vCrossingSide), v.minLength(1), v.maxLength(50))
});

/**
 * One receipt of a transfer.
 */
export const vVoidReceiptLine = v.strictObject({
    receipt_id: vId,
    version: vVersion
});

/**
 * Every receipt of a transfer that still counts, each once.
 */
export const vVoidReceiptBatchInput = v.strictObject({
    lines: v.pipe(v.array(vVoidReceiptLine), v.minLength(1), v.maxLength(50))
});

/**
 * Whom a reminder of an instalment would reach, and its words in the language of the brokerage.
 */
export const vPaymentReminder = v.strictObject({
    payer: vRef,
    email: v.nullable(vEmail),
    phone: v.nullable(vPhone),
    language: vLanguage,
    subject: v.pipe(v.string(), v.maxLength(300)),
    body: v.pipe(v.string(), v.maxLength(4000)),
    body_with_plan: v.pipe(v.string(), v.maxLength(4000)),
    message: v.pipe(v.string(), v.maxLength(2000)),
    credits: v.pipe(v.array(v.strictObject({
        id: vId,
        policy_id: vId,
        policy_number: v.pipe(v.string(), v.maxLength(100)),
        amount: vMoney
    })), v.maxLength(20)),
    last_notified_at: v.nullable(vTimestamp),
    refusal: v.nullable(vReminderRefusal)
});

/**
 * Unpaid instalments whose due days lie within some days of today.
 */
export const vDashboardBand = v.strictObject({
    from_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(91)),
    to_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(91))),
    due_from: v.nullable(vCalendarDate),
    due_to: v.nullable(vCalendarDate),
    instalments: vCount,
    amount: vMoney
});

/**
 * One thing to do, and whether the records say that it is done.
 */
export const vFirstStep = v.strictObject({
    id: v.picklist([
        'name',
        'profile',
        'branches',
        'insurers',
        'customers',
        'policy',
        'colleague'
    ]),
    is_done: v.boolean(),
    needs_plan: v.boolean()
});

/**
 * What a brokerage does in its first hour, as far as the caller may.
 */
export const vFirstSteps = v.strictObject({
    steps: v.pipe(v.array(vFirstStep), v.maxLength(7)),
    is_put_away: v.boolean(),
    has_policies: v.boolean()
});

/**
 * What waits for somebody; null where the caller may not look.
 */
export const vDashboardSummary = v.strictObject({
    today: vCalendarDate,
    near_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)),
    near_until: vCalendarDate,
    ending_until: vCalendarDate,
    currency: vCurrencyCode,
    due: v.strictObject({
        instalments_delayed: v.nullable(vCount),
        instalments_near: v.nullable(vCount),
        policies_ending: v.nullable(vCount),
        policies_uncovered: v.nullable(vCount),
        unfinished_forms: vCount
    }),
    amounts: v.strictObject({
        instalments_delayed: v.nullable(vMoney),
        instalments_near: v.nullable(vMoney)
    }),
    late: v.nullable(v.pipe(v.array(vDashboardBand), v.maxLength(4))),
    has_sample: v.boolean(),
    first_steps: v.nullable(vFirstSteps)
});

/**
 * How much there is; null where the caller may not look.
 */
export const vDashboardTotals = v.strictObject({
    policies: v.nullable(vCount),
    vehicles: v.nullable(vCount),
    customers: v.nullable(vCount),
    generals: v.nullable(vCount)
});

/**
 * The policies that start in one month, and the movements that take effect.
 */
export const vDashboardMonth = v.strictObject({
    starts_from: vCalendarDate,
    starts_to: vCalendarDate,
    policies: vCount,
    new: vSignedMoney,
    renewed: vSignedMoney,
    movements: vSignedMoney,
    total: vSignedMoney,
    last_year: vSignedMoney
});

/**
 * Net premium of policies by the month in which they start, and of issued movements by that in which they take effect. Drafts do not count.
 */
export const vDashboardProduction = v.strictObject({
    today: vCalendarDate,
    currency: vCurrencyCode,
    total: vSignedMoney,
    last_year: vSignedMoney,
    months: v.tuple([
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth,
        vDashboardMonth
    ])
});

/**
 * What was due in one month, and the money that came in.
 */
export const vDashboardCollectionMonth = v.strictObject({
    from: vCalendarDate,
    to: vCalendarDate,
    due: vMoney,
    received: vSignedMoney
});

/**
 * What was due and what came in, month by month.
 */
export const vDashboardCollection = v.strictObject({
    today: vCalendarDate,
    currency: vCurrencyCode,
    due: vMoney,
    received: vSignedMoney,
    months: v.tuple([
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth,
        vDashboardCollectionMonth
    ])
});

/**
 * What is to be collected, by age.
 */
export const vDashboardAgeing = v.strictObject({
    today: vCalendarDate,
    currency: vCurrencyCode,
    late: v.pipe(v.array(vDashboardBand), v.maxLength(4)),
    coming: v.pipe(v.array(vDashboardBand), v.maxLength(4))
});

/**
 * Policies in force that started at any time, this year or this month.
 */
export const vDashboardPeriod = v.picklist([
    'all',
    'year',
    'month'
]);

/**
 * The policies in force of one branch, insurance company or contractor.
 */
export const vDashboardSlice = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(200)),
    policies: vCount,
    net_premium: vSignedMoney
});

/**
 * The largest groups first, and how many there are in all.
 */
export const vDashboardChart = v.strictObject({
    count: vCount,
    results: v.pipe(v.array(vDashboardSlice), v.maxLength(50))
});

/**
 * The policies in force, grouped in four ways.
 */
export const vDashboardCharts = v.strictObject({
    today: vCalendarDate,
    currency: vCurrencyCode,
    starts_from: v.nullable(vCalendarDate),
    policies_by_branch: vDashboardChart,
    contractors_by_net_premium: vDashboardChart,
    policies_by_provider: vDashboardChart,
    contractors_by_quantity: vDashboardChart
});

/**
 * A country of ISO 3166-1.
 */
export const vCountry = v.strictObject({
    id: vCountryId,
    code: v.pipe(v.string(), v.maxLength(2), v.regex(/^[A-Z]{2}$/)),
    name: v.pipe(v.string(), v.maxLength(120))
});

/**
 * One page of countries.
 */
export const vCountryPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vCountry), v.maxLength(300))
});

/**
 * A state or province of ISO 3166-2.
 */
export const vState = v.strictObject({
    code: vStateCode,
    name: v.pipe(v.string(), v.maxLength(120))
});

/**
 * One page of states.
 */
export const vStatePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vState), v.maxLength(300))
});

/**
 * One page of names of cities.
 */
export const vCityPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(50))
});

/**
 * How much of one limit of the plan is used.
 */
export const vPlanUse = v.strictObject({
    limit: vPlanLimit,
    used: vCount,
    allowed: v.nullable(vCount),
    plan: vPlanName
});

/**
 * People who can grant permissions.
 */
export const vGrantorPage = v.strictObject({
    count: vCount,
    results: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(5))
});

/**
 * A plan that a brokerage can choose.
 */
export const vPlan = v.strictObject({
    id: vId,
    name: vPlanName,
    currency: vCurrencyCode,
    monthly_price: vMoney,
    annual_price: vMoney,
    vat_percent: v.nullable(vPercent),
    policies_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    customers_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    vehicles_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    generals_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    users_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    groups_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    emails_amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000000))),
    manages_policies: v.boolean(),
    manages_payments: v.boolean(),
    manages_insureds: v.boolean(),
    manages_claims: v.boolean(),
    manages_commissions: v.boolean(),
    manages_portal: v.boolean()
});

/**
 * How often a plan is renewed.
 */
export const vRenewalFrequency = v.picklist(['monthly', 'annual']);

/**
 * A payment that waits for its review while the plan that is paid for runs on.
 */
export const vPaymentUnderReview = v.strictObject({
    plan: vPlanName,
    renewal_frequency: vRenewalFrequency
});

/**
 * How much of each limit is used; e-mails are those of this month.
 */
export const vSubscriptionUsage = v.strictObject({
    policies: vCount,
    customers: vCount,
    vehicles: vCount,
    generals: vCount,
    users: vCount,
    groups: vCount,
    emails: vCount
});

/**
 * The plan of a brokerage, its term and its use.
 */
export const vSubscription = v.strictObject({
    id: vId,
    plan: vPlan,
    subscription_type: vSubscriptionType,
    starts_on: vCalendarDate,
    ends_on: v.nullable(vCalendarDate),
    state: v.picklist([
        'active',
        'expired',
        'pending'
    ]),
    under_review: v.nullable(vPaymentUnderReview),
    usage: vSubscriptionUsage,
    chosen_plan: v.nullable(vPlanName)
});

/**
 * What became of a payment.
 */
export const vSubscriptionPaymentState = v.picklist([
    'pending',
    'paid',
    'rejected'
]);

/**
 * One payment for a plan.
 */
export const vSubscriptionPayment = v.strictObject({
    id: vId,
    name: v.pipe(v.string(), v.maxLength(160)),
    from: vCalendarDate,
    to: vCalendarDate,
    finish: v.nullable(vCalendarDate),
    amount: vMoney,
    currency: vCurrencyCode,
    plan: vPlanName,
    state: vSubscriptionPaymentState,
    renewal_frequency: vRenewalFrequency,
    invoice_id: v.nullable(vId),
    invoice_number: v.nullable(v.pipe(v.string(), v.maxLength(30)))
});

/**
 * One page of payments.
 */
export const vSubscriptionPaymentPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vSubscriptionPayment), v.maxLength(200))
});

/**
 * A payment gateway.
 */
export const vGatewayProvider = v.picklist(['sandbox', 'stripe']);

/**
 * The payment gateway that takes cards.
 */
export const vGateway = v.strictObject({
    provider: vGatewayProvider,
    is_test: v.boolean(),
    publishable_key: v.nullable(v.pipe(v.string(), v.maxLength(255)))
});

/**
 * A payment that was reviewed and not approved.
 */
export const vRejection = v.strictObject({
    reason: v.nullable(v.pipe(v.string(), v.maxLength(300)))
});

/**
 * What a plan would cost the brokerage today.
 */
export const vQuote = v.strictObject({
    plan: vPlan,
    renewal_frequency: vRenewalFrequency,
    kind: v.picklist([
        'new',
        'renewal',
        'change'
    ]),
    from: vCalendarDate,
    to: v.nullable(vCalendarDate),
    subtotal: vMoney,
    credit: vMoney,
    credit_days: vCount,
    vat_percent: v.nullable(vPercent),
    tax: vMoney,
    total: vMoney,
    currency: vCurrencyCode,
    waits_for_review: v.boolean(),
    pauses_work: v.boolean(),
    rejection: v.nullable(vRejection),
    runs_until: v.nullable(vCalendarDate),
    blockers: v.pipe(v.array(vPlanBlocker), v.maxLength(6))
});

/**
 * What the invoice form begins with; what is not known is empty.
 */
export const vInvoiceForm = v.strictObject({
    full_name: v.pipe(v.string(), v.maxLength(160)),
    fiscal_id: v.pipe(v.string(), v.maxLength(20)),
    email: v.pipe(v.string(), v.maxLength(254)),
    phone: v.pipe(v.string(), v.maxLength(25)),
    country_id: vCountryId,
    address: v.pipe(v.string(), v.maxLength(200))
});

/**
 * Whom the invoice is made out to.
 */
export const vInvoiceFormInput = v.strictObject({
    full_name: v.pipe(v.string(), v.minLength(1), v.maxLength(160), v.regex(/\S/)),
    fiscal_id: v.pipe(v.string(), v.maxLength(25), v.regex(/^[A-Za-z0-9Ññ&\/. \-]{5,25}$/)),
    email: vEmail,
    phone: vPhoneInput,
    country_id: vCountryId,
    address: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/))
});

/**
 * A card as the gateway names it to us; its number and its code never come here.
 */
export const vCardToken = v.strictObject({
    provider: vGatewayProvider,
    token: v.pipe(v.string(), v.maxLength(140), v.regex(/^(tok_sandbox|pm)_[A-Za-z0-9_]{4,120}$/)),
    brand: v.pipe(v.string(), v.maxLength(30), v.regex(/^[a-z_]{2,30}$/)),
    last4: v.pipe(v.string(), v.maxLength(4), v.regex(/^\d{4}$/)),
    exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))
});

/**
 * A purchase of a plan.
 */
export const vCheckoutInput = v.strictObject({
    plan_id: vId,
    renewal_frequency: vRenewalFrequency,
    expected_total: vMoney,
    expected_from: v.optional(vCalendarDate),
    invoice: vInvoiceFormInput,
    card: v.nullable(vCardToken)
});

/**
 * The key of one purchase.
 */
export const vCheckoutKey = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/));

/**
 * A purchase, as far as it has come.
 */
export const vCheckout = v.strictObject({
    key: vCheckoutKey,
    payment_id: v.nullable(vId),
    state: v.picklist([
        'paid',
        'pending',
        'requires_action',
        'processing',
        'declined'
    ]),
    reason: v.nullable(vDeclineReason),
    rejection: v.nullable(vRejection),
    client_secret: v.nullable(v.pipe(v.string(), v.maxLength(255))),
    invoice_id: v.nullable(vId)
});

/**
 * The bytes of a PDF.
 */
export const vInvoicePdf = v.pipe(v.string(), v.maxLength(15728640));

/**
 * An event as Stripe sends it.
 */
export const vStripeEvent = v.objectWithRest({
    id: v.pipe(v.string(), v.maxLength(255)),
    type: v.pipe(v.string(), v.maxLength(255)),
    data: v.record(v.string(), v.unknown())
}, v.unknown());

/**
 * Kind of record that messages are asked for by.
 */
export const vMessageAboutModel = v.picklist([
    'policy',
    'payment',
    'renewal',
    'movement'
]);

/**
 * Whether a message waits to go out, went out, or was given up after many attempts.
 */
export const vMessageStatus = v.picklist([
    'queued',
    'sent',
    'failed'
]);

/**
 * How a message goes out.
 */
export const vMessageChannel = v.picklist(['email']);

/**
 * Kind of record that a message is sent from.
 */
export const vMessageModel = v.picklist([
    'payment',
    'renewal',
    'movement'
]);

/**
 * The record that a message was sent from.
 */
export const vMessageAbout = v.strictObject({
    model: vMessageModel,
    id: vId,
    policy_id: vId,
    label: v.pipe(v.string(), v.maxLength(400))
});

/**
 * A file that went with a message.
 */
export const vMessageFile = v.strictObject({
    name: v.pipe(v.string(), v.maxLength(300)),
    size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20971520))
});

/**
 * A message without its text.
 */
export const vMessageRow = v.strictObject({
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    channel: vMessageChannel,
    about: v.nullable(vMessageAbout),
    about_count: vCount,
    to: vEmail,
    subject: v.pipe(v.string(), v.maxLength(1000)),
    files: v.pipe(v.array(vMessageFile), v.maxLength(50)),
    status: vMessageStatus,
    sent_at: v.nullable(vTimestamp),
    sent_by: v.nullable(vRef)
});

/**
 * One page of messages.
 */
export const vMessagePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vMessageRow), v.maxLength(200))
});

/**
 * What was sent to somebody outside, as it was sent.
 */
export const vSentMessage = v.strictObject({
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    channel: vMessageChannel,
    about: v.nullable(vMessageAbout),
    about_count: vCount,
    to: vEmail,
    subject: v.pipe(v.string(), v.maxLength(1000)),
    files: v.pipe(v.array(vMessageFile), v.maxLength(50)),
    status: vMessageStatus,
    sent_at: v.nullable(vTimestamp),
    sent_by: v.nullable(vRef),
    body: v.pipe(v.string(), v.maxLength(1000000))
});

/**
 * What is done to each record. Named like the operation.
 */
export const vRunKind = v.picklist([
    'payInstalment',
    'unpayInstalment',
    'remitInstalment',
    'undoRemittance',
    'notifyPayer',
    'deletePolicy',
    'deleteCustomer',
    'deleteVehicle',
    'deleteProvider',
    'deleteCoverage',
    'deleteBranch',
    'deactivateUser',
    'activateUser',
    'deleteUser',
    'deleteRole',
    'completeTask',
    'reopenTask',
    'cancelTask',
    'snoozeTask',
    'undoTaskSnooze',
    'assignTask',
    'deleteTask',
    'moveRenewal',
    'assignRenewal',
    'prepareRenewal',
    'askInsurer',
    'remindClient',
    'loseRenewal',
    'reopenRenewal',
    'undoRenewalStep'
]);

/**
 * How a run stands.
 */
export const vRunStatus = v.picklist([
    'running',
    'finished',
    'cancelled'
]);

/**
 * What is the same for every record, such as the method of a payment.
 */
export const vRunParams = v.object({});

/**
 * What was done to many records, and how far it is.
 */
export const vRun = v.strictObject({
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    kind: vRunKind,
    title: v.pipe(v.string(), v.maxLength(200)),
    params: vRunParams,
    status: vRunStatus,
    total: vCount,
    waiting: vCount,
    done: vCount,
    skipped: vCount,
    failed: vCount,
    finished_at: v.nullable(vTimestamp),
    started_by: v.nullable(vRef),
    undoes: v.nullable(vRef),
    undone_by: v.nullable(vRef),
    undo_until: v.nullable(vCalendarDate)
});

/**
 * One page of runs.
 */
export const vRunPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRun), v.maxLength(200))
});

/**
 * One record, as the caller has seen it.
 */
export const vRunLineInput = v.strictObject({
    id: vId,
    version: vVersion,
    refusal: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(49))),
    is_needless: v.optional(v.boolean())
});

/**
 * What will be done to which records.
 */
export const vRunInput = v.strictObject({
    kind: vRunKind,
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    params: v.optional(vRunParams),
    refusals: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(300))), v.maxLength(50))),
    lines: v.pipe(v.array(vRunLineInput), v.minLength(1), v.maxLength(2000))
});

/**
 * How a record fared. Skipped is what needed nothing.
 */
export const vRunOutcome = v.picklist([
    'waiting',
    'done',
    'skipped',
    'failed'
]);

/**
 * Kind of record.
 */
export const vRunModel = v.picklist([
    'payment',
    'policy',
    'customer',
    'vehicle',
    'provider',
    'coverage',
    'branch',
    'user',
    'role',
    'task',
    'renewal'
]);

/**
 * One record of a run, and what became of it.
 */
export const vRunLine = v.strictObject({
    id: vId,
    about: v.strictObject({
        model: vRunModel,
        id: vId,
        label: v.pipe(v.string(), v.maxLength(400))
    }),
    record_version: vVersion,
    current_version: v.nullable(vVersion),
    outcome: vRunOutcome,
    code: v.nullable(vProblemCode),
    detail: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
    tried_at: v.nullable(vTimestamp),
    tried_by: v.nullable(vRef)
});

/**
 * One page of the records of a run.
 */
export const vRunLinePage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRunLine), v.maxLength(200))
});

/**
 * Whether a record would be taken back, or stays as it is.
 */
export const vRunUndoOutcome = v.picklist(['taken_back', 'stays']);

/**
 * One record of a run, and what its undo would do with it.
 */
export const vRunUndoLine = v.strictObject({
    id: vId,
    about: v.strictObject({
        model: vRunModel,
        id: vId,
        label: v.pipe(v.string(), v.maxLength(400))
    }),
    outcome: vRunUndoOutcome,
    code: v.nullable(vProblemCode),
    detail: v.nullable(v.pipe(v.string(), v.maxLength(1000)))
});

/**
 * One page of what the undo of a run would do.
 */
export const vRunUndoPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vRunUndoLine), v.maxLength(50))
});

/**
 * How the run is called that takes another one back.
 */
export const vUndoRunInput = v.strictObject({
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    params: v.optional(vRunParams)
});

/**
 * Kind of record that the history keeps.
 */
export const vAuditModel = v.picklist([
    'policy',
    'payment',
    'renewal',
    'customer',
    'vehicle',
    'provider',
    'coverage',
    'branch',
    'task',
    'partner',
    'user',
    'group'
]);

/**
 * A field that changed.
 */
export const vAuditChange = v.strictObject({
    field: vFieldName,
    before: v.nullable(v.pipe(v.string(), v.maxLength(4000))),
    after: v.nullable(v.pipe(v.string(), v.maxLength(4000)))
});

/**
 * Something that somebody did to a record.
 */
export const vAuditEvent = v.strictObject({
    id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9007199254740991)),
    at: vTimestamp,
    event: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z_]*$/)),
    model: vAuditModel,
    object_id: vId,
    actor: v.nullable(vRef),
    request_id: v.nullable(v.pipe(v.string(), v.maxLength(100))),
    movement: v.optional(v.strictObject({
        number: vCount,
        kind: vMovementKind
    })),
    changes: v.pipe(v.array(vAuditChange), v.maxLength(100))
});

/**
 * One page of history.
 */
export const vAuditPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vAuditEvent), v.maxLength(200))
});

/**
 * Kind of record that is found.
 */
export const vSearchKind = v.picklist([
    'policy',
    'customer',
    'vehicle',
    'payment',
    'movement',
    'provider',
    'task',
    'renewal'
]);

/**
 * One record that was found.
 */
export const vSearchHit = v.strictObject({
    id: vId,
    title: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    detail: v.nullable(v.pipe(v.string(), v.maxLength(300))),
    number: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    status: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    start_date: v.nullable(vCalendarDate),
    end_date: v.nullable(vCalendarDate),
    due_date: v.nullable(vCalendarDate),
    is_sample: v.optional(v.boolean())
});

/**
 * Hits of one kind, the best first.
 */
export const vSearchGroup = v.strictObject({
    kind: vSearchKind,
    has_more: v.boolean(),
    results: v.pipe(v.array(vSearchHit), v.maxLength(10))
});

/**
 * What was found.
 */
export const vSearchResults = v.strictObject({
    groups: v.pipe(v.array(vSearchGroup), v.maxLength(10))
});

/**
 * Whether the recipient has read it.
 */
export const vNotificationStatus = v.picklist(['unread', 'read']);

/**
 * What happened.
 */
export const vNotificationKind = v.picklist([
    'policy_near_end',
    'policy_expired',
    'policy_renewed',
    'policy_closed',
    'payment_near',
    'payment_delayed',
    'cover_at_risk',
    'credit_unused',
    'remittance_due',
    'payment_paid',
    'payment_reminder_sent',
    'subscription_approved',
    'subscription_rejected',
    'subscription_near_end',
    'subscription_expired',
    'contact_received',
    'user_invited',
    'import_finished',
    'task_assigned',
    'task_due',
    'renewal_assigned',
    'renewal_stale',
    'renewal_unowned',
    'renewal_lost',
    'movement_sent',
    'movement_issued',
    'movement_waiting',
    'policy_cancels_on'
]);

/**
 * Something that a user should know, once for each recipient.
 */
export const vNotification = v.strictObject({
    id: vId,
    kind: vNotificationKind,
    params: v.object({}),
    title: v.pipe(v.string(), v.maxLength(200)),
    description: v.pipe(v.string(), v.maxLength(1000)),
    status: vNotificationStatus,
    link: v.nullable(vLink),
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp
});

/**
 * One page of notifications.
 */
export const vNotificationPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    unread_count: vCount,
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vNotification), v.maxLength(200))
});

/**
 * Marks as read.
 */
export const vNotificationPatch = v.strictObject({
    status: v.literal('read')
});

/**
 * What marking all has done.
 */
export const vNotificationsUpdated = v.strictObject({
    updated: vCount,
    unread_count: vCount
});

/**
 * The bytes of a ZIP.
 */
export const vZipContent = v.pipe(v.string(), v.maxLength(2147483647));

/**
 * What is imported.
 */
export const vImportKind = v.picklist([
    'customers',
    'vehicles',
    'insureds',
    'policies',
    'providers',
    'branches',
    'payments'
]);

/**
 * Whether rows are still taken, or what the import made was removed again.
 */
export const vImportStatus = v.picklist([
    'running',
    'finished',
    'undone'
]);

/**
 * What an import brought of one insurer.
 */
export const vImportTotal = v.strictObject({
    provider: vRef,
    policies: vCount,
    instalments: vCount,
    net_premium: vMoney,
    total_grant: vMoney,
    paid_amount: vMoney
});

/**
 * A file that was imported, with what became of its rows.
 */
export const vImport = v.strictObject({
    id: vId,
    version: vVersion,
    created_at: vTimestamp,
    updated_at: vTimestamp,
    kind: vImportKind,
    policy: v.nullable(vRef),
    file_name: v.pipe(v.string(), v.maxLength(200)),
    rows_count: vCount,
    created_count: vCount,
    linked_count: vCount,
    identical_count: vCount,
    left_out_count: vCount,
    kept_count: vCount,
    status: vImportStatus,
    finished_at: v.nullable(vTimestamp),
    undone_at: v.nullable(vTimestamp),
    activates: v.optional(v.boolean()),
    totals: v.optional(v.pipe(v.array(vImportTotal), v.maxLength(500))),
    currency: v.optional(vCurrencyCode),
    created_by: v.nullable(vRef)
});

/**
 * One page of imports.
 */
export const vImportPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vImport), v.maxLength(200))
});

/**
 * What a file calls by a name of its own.
 */
export const vImportNameKind = v.picklist(['provider', 'branch']);

/**
 * An insurer or a branch that a file calls by another name.
 */
export const vImportName = v.strictObject({
    kind: vImportNameKind,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    record_id: vId
});

/**
 * A new import.
 */
export const vImportInput = v.strictObject({
    kind: vImportKind,
    policy_id: v.nullish(vId),
    file_name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(/\S/)),
    rows_count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000)),
    identical_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000)), 0),
    activates: v.optional(v.boolean(), true),
    names: v.optional(v.pipe(v.array(vImportName), v.maxLength(130))),
    good_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000)), 0)
});

/**
 * Number of the row in the file; the first row below the headings is 2.
 */
export const vImportRowNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000));

/**
 * One row of a file; texts as people write them, read by the server.
 */
export const vImportRowInput = v.strictObject({
    number: vImportRowNumber,
    values: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000)))
});

/**
 * Rows to check.
 */
export const vImportCheckInput = v.strictObject({
    kind: vImportKind,
    policy_id: v.nullish(vId),
    rows: v.pipe(v.array(vImportRowInput), v.minLength(1), v.maxLength(200)),
    titulars_elsewhere: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(200))),
    activates: v.optional(v.boolean(), true),
    names: v.optional(v.pipe(v.array(vImportName), v.maxLength(130)))
});

/**
 * A record was made, or an existing customer was taken into the list. Otherwise nothing happened: the same record is there already, it is there with other values, or the row is wrong.
 */
export const vImportOutcome = v.picklist([
    'created',
    'linked',
    'identical',
    'different',
    'failed'
]);

/**
 * Messages by field, in the caller's language; `row` where they concern the whole row. Of a row that is there with other values, the errors say what is stored.
 */
export const vImportMessages = v.record(v.string(), v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(20)));

/**
 * A name in a file by which the brokerage knows nothing.
 */
export const vImportUnknownName = v.strictObject({
    kind: vImportNameKind,
    name: v.pipe(v.string(), v.maxLength(2000))
});

/**
 * A limit of the plan that rows can use up.
 */
export const vImportTaken = v.picklist([
    'customers',
    'vehicles',
    'policies'
]);

/**
 * What became of one row, or would.
 */
export const vImportRowResult = v.strictObject({
    number: vImportRowNumber,
    outcome: vImportOutcome,
    record: v.nullable(vRef),
    errors: vImportMessages,
    warnings: vImportMessages,
    total_grant: v.optional(vMoney),
    computed_total: v.optional(vMoney),
    unknown_names: v.optional(v.pipe(v.array(vImportUnknownName), v.minLength(1), v.maxLength(20))),
    takes: v.optional(v.pipe(v.array(vImportTaken), v.minLength(1), v.maxLength(3)))
});

/**
 * What would become of each row.
 */
export const vImportCheck = v.strictObject({
    results: v.pipe(v.array(vImportRowResult), v.maxLength(200))
});

/**
 * Rows to import.
 */
export const vImportRowsInput = v.strictObject({
    rows: v.pipe(v.array(vImportRowInput), v.minLength(1), v.maxLength(200))
});

/**
 * What became of each row, and where the import stands.
 */
export const vImportProgress = v.strictObject({
    import: vImport,
    results: v.pipe(v.array(vImportRowResult), v.maxLength(200))
});

/**
 * A record that undoing leaves.
 */
export const vImportKept = v.strictObject({
    number: vImportRowNumber,
    model: v.picklist([
        'customer',
        'vehicle',
        'policy_insured',
        'policy',
        'provider',
        'branch',
        'payment'
    ]),
    record: vRef,
    reason: v.picklist([
        'held',
        'changed',
        'closed'
    ]),
    held_by: v.pipe(v.array(vHolder), v.maxLength(20))
});

/**
 * What undoing removed, what stays and why, and how much is left to do.
 */
export const vImportUndo = v.strictObject({
    import: vImport,
    removed_count: vCount,
    remaining_count: vCount,
    kept: v.pipe(v.array(vImportKept), v.maxLength(400))
});

/**
 * Whether the server can work.
 */
export const vHealth = v.strictObject({
    status: v.picklist([
        'ok',
        'slow',
        'read_only'
    ]),
    version: v.pipe(v.string(), v.maxLength(40))
});

/**
 * That the process is alive.
 */
export const vLiveness = v.strictObject({
    status: v.literal('alive'),
    version: v.pipe(v.string(), v.maxLength(40))
});

/**
 * A country of ISO 3166-1, named in the language of the caller.
 */
export const vPublicCountry = v.strictObject({
    code: v.pipe(v.string(), v.maxLength(2), v.regex(/^[A-Z]{2}$/)),
    name: v.pipe(v.string(), v.maxLength(120))
});

/**
 * A brokerage as the directory shows it.
 */
export const vDirectoryEntry = v.strictObject({
    alias: vAlias,
    name: v.pipe(v.string(), v.maxLength(120)),
    slogan: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    image: v.nullable(vLink),
    city: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    state: v.nullable(vState),
    country: vPublicCountry,
    tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)),
    branches: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(200))
});

/**
 * A value that a search can be narrowed to.
 */
export const vFacetValue = v.strictObject({
    value: v.pipe(v.string(), v.maxLength(120)),
    label: v.pipe(v.string(), v.maxLength(120)),
    count: vCount
});

/**
 * Values that the search could be narrowed to, the most frequent first; each list leaves out its own filter, and has what is chosen although nobody has it.
 */
export const vDirectoryFacets = v.strictObject({
    countries: v.pipe(v.array(vFacetValue), v.maxLength(30)),
    states: v.pipe(v.array(vFacetValue), v.maxLength(30)),
    cities: v.pipe(v.array(vFacetValue), v.maxLength(30)),
    tags: v.pipe(v.array(vFacetValue), v.maxLength(30)),
    branches: v.pipe(v.array(vFacetValue), v.maxLength(30))
});

/**
 * One page of the directory.
 */
export const vDirectoryPage = v.strictObject({
    count: vCount,
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)),
    page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    results: v.pipe(v.array(vDirectoryEntry), v.maxLength(50)),
    facets: vDirectoryFacets
});

/**
 * What a brokerage shows to everybody.
 */
export const vPublicProfile = v.strictObject({
    alias: vAlias,
    name: v.pipe(v.string(), v.maxLength(120)),
    slogan: v.nullable(v.pipe(v.string(), v.maxLength(160))),
    image: v.nullable(vLink),
    phone: vPhone,
    phone_label: v.pipe(v.string(), v.maxLength(40)),
    email: vEmail,
    country: vPublicCountry,
    state: v.nullable(vState),
    city: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    direction: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    website: v.nullable(vWebAddress),
    tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)),
    branches: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(200)),
    resume: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
    layout: vProfileLayout,
    is_listed: v.boolean()
});

/**
 * An SVG drawing or a PNG picture.
 */
export const vQrContent = v.pipe(v.string(), v.maxLength(1048576));

/**
 * A vCard 3.0, which every address book reads.
 */
export const vVcardContent = v.pipe(v.string(), v.maxLength(65536));

/**
 * A message of a visitor.
 */
export const vContactInput = v.strictObject({
    alias: v.nullable(vAlias),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    email: vEmail,
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    website: v.optional(v.pipe(v.string(), v.maxLength(200)))
});

/**
 * One page of plans.
 */
export const vPlanPage = v.strictObject({
    count: vCount,
    count_is_at_least: v.optional(vCountIsAtLeast),
    next: v.nullable(vLink),
    previous: v.nullable(vLink),
    results: v.pipe(v.array(vPlan), v.maxLength(20))
});

/**
 * Which page, from 1.
 */
export const vPage = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1);

/**
 * How many rows a page has.
 */
export const vPageSize = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25);

/**
 * One key for each thing the user wants, kept through retries.
 */
export const vIdempotencyKey = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/));

/**
 * The ETag of the record that the caller has seen.
 */
export const vIfMatch = v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/));

/**
 * Words to find, whatever their accents; numbers and telephones with their signs or without.
 */
export const vSearch = v.pipe(v.string(), v.maxLength(120));

/**
 * The run in whose log the outcome is noted, where this is done to many records.
 */
export const vRunId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647));

/**
 * Only records of the sample book, or only the brokerage's own.
 */
export const vIsSample = v.boolean();

/**
 * Only policies in this state.
 */
export const vPoliciesStatus = vPolicyFilterStatus;

/**
 * Only policies of this branch.
 */
export const vPoliciesBranch = vId;

/**
 * Only policies of this provider.
 */
export const vPoliciesProvider = vId;

/**
 * Only policies that this customer signs, pays or is insured by.
 */
export const vPoliciesCustomer = vId;

/**
 * Only policies that insure this vehicle.
 */
export const vPoliciesVehicle = vId;

/**
 * Only policies with this coverage.
 */
export const vPoliciesCoverage = vId;

/**
 * Only policies that this user sells.
 */
export const vPoliciesSeller = vId;

/**
 * Only policies of this contractor.
 */
export const vPoliciesContractor = vId;

/**
 * Only policies of this payer.
 */
export const vPoliciesPayer = vId;

/**
 * Only policies whose contractor is insured too, or is not.
 */
export const vPoliciesIsInsured = v.boolean();

/**
 * Only policies of this type.
 */
export const vPoliciesType = vPolicyType;

/**
 * Only policies of this select type.
 */
export const vPoliciesInsuredSelectType = vInsuredSelectType;

/**
 * Only policies that end on this day or later.
 */
export const vPoliciesEndsFrom = vCalendarDate;

/**
 * Only policies that end on this day or earlier.
 */
export const vPoliciesEndsTo = vCalendarDate;

/**
 * Only policies that start on this day or later.
 */
export const vPoliciesStartsFrom = vCalendarDate;

/**
 * Only policies that start on this day or earlier.
 */
export const vPoliciesStartsTo = vCalendarDate;

/**
 * Only policies that have at least one such row.
 */
export const vPoliciesHolds = vPolicyHolding;

/**
 * Only policies with a value in the extra field of this key, their own or one of a vehicle, general item or insured.
 */
export const vPoliciesExtra = vExtraKey;

/**
 * With `extra`, only policies with this value in the field: a text, or a part of it, whatever capitals and accents; a number or an amount; a day as YYYY-MM-DD; a choice; `true` or `false`.
 */
export const vPoliciesExtraValue = v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/\S/));

/**
 * Only policies that were activated, in force or not, or only drafts.
 */
export const vPoliciesIsActivated = v.boolean();

/**
 * Only policies whose closing is settled for a day, as after a renewal, a cancellation or a loss, or only those that end with nothing settled yet.
 */
export const vPoliciesIsClosing = v.boolean();

/**
 * Reads on without counting pages; begin with `first`, then follow `next`.
 */
export const vCursor = v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_\-]{1,200}$/));

/**
 * What is to be collected, the credits, or both; what is to be collected unless told.
 */
export const vPaymentsKind = vPaymentFilterKind;

/**
 * Only instalments in this state.
 */
export const vPaymentsStatus = vPaymentFilterStatus;

/**
 * Only instalments paid this way.
 */
export const vPaymentsMethod = vPaymentMethod;

/**
 * Only instalments of this policy.
 */
export const vPaymentsPolicy = vId;

/**
 * Only instalments of this provider.
 */
export const vPaymentsProvider = vId;

/**
 * Only instalments of this branch.
 */
export const vPaymentsBranch = vId;

/**
 * Only instalments of this contractor's policies.
 */
export const vPaymentsContractor = vId;

/**
 * Only instalments that this customer pays.
 */
export const vPaymentsPayer = vId;

/**
 * Only instalments that this customer pays, or of policies that they hold.
 */
export const vPaymentsCustomer = vId;

/**
 * Only instalments that the broker, or the insurer, collects.
 */
export const vPaymentsCollectedBy = vCollectedBy;

/**
 * Only instalments and credits of which the broker has something to hand over to the insurer, or to ask back.
 */
export const vPaymentsToRemit = v.boolean();

/**
 * Only instalments for which the insurer may stop covering - the oldest unpaid one of a policy in force whose days of grace are over.
 */
export const vPaymentsAtRisk = v.boolean();

/**
 * Only instalments due on this day or later.
 */
export const vPaymentsDueFrom = vCalendarDate;

/**
 * Only instalments due on this day or earlier.
 */
export const vPaymentsDueTo = vCalendarDate;

/**
 * Only instalments for which money came in, or credits of which money went back, on this day or later.
 */
export const vPaymentsReceivedFrom = vCalendarDate;

/**
 * Only instalments for which money came in, or credits of which money went back, on this day or earlier.
 */
export const vPaymentsReceivedTo = vCalendarDate;

/**
 * Language of names and texts; goes before Accept-Language.
 */
export const vLng = vLanguage;

/**
 * The address of the public profile.
 */
export const vAlias2 = vAlias;

export const vLoginBody = vLoginInput;

/**
 * The session record.
 */
export const vLoginResponse = vLogin;

export const vLogoutBody = vRefreshInput;

/**
 * The session has ended.
 */
export const vLogoutResponse = v.void();

export const vRefreshSessionBody = vRefreshInput;

/**
 * The new pair.
 */
export const vRefreshSessionResponse = vTokens;

/**
 * This is the only session.
 */
export const vDeleteOtherSessionsResponse = v.void();

export const vListSessionsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25)
});

/**
 * One page of open sessions.
 */
export const vListSessionsResponse = vSessionPage;

export const vDeleteSessionPath = v.object({
    sessionId: vId
});

/**
 * The session has ended.
 */
export const vDeleteSessionResponse = v.void();

/**
 * The ticket.
 */
export const vCreateWsTicketResponse = vWsTicket;

/**
 * The signed-in user.
 */
export const vGetMeResponse = vMe;

/**
 * The names.
 */
export const vGetMyNameResponse = vOwnName;

export const vUpdateMyNameBody = vOwnNameInput;

/**
 * The names as they are kept.
 */
export const vUpdateMyNameResponse = vOwnName;

/**
 * The preferences.
 */
export const vGetMyPreferencesResponse = vPreferences;

export const vUpdateMyPreferencesBody = vPreferencesPatch;

/**
 * All preferences.
 */
export const vUpdateMyPreferencesResponse = vPreferences;

export const vListDraftsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25)
});

/**
 * One page of drafts.
 */
export const vListDraftsResponse = vDraftPage;

export const vDeleteDraftPath = v.object({
    draftKey: vDraftKey
});

/**
 * There is no such draft any more.
 */
export const vDeleteDraftResponse = v.void();

export const vSaveDraftBody = vDraftInput;

export const vSaveDraftPath = v.object({
    draftKey: vDraftKey
});

/**
 * The draft.
 */
export const vSaveDraftResponse = vDraft;

export const vRegisterBody = vRegisterInput;

/**
 * The same text for every address.
 */
export const vRegisterResponse = vMessage;

export const vConfirmRegistrationBody = vConfirmRegistrationInput;

/**
 * The account can sign in.
 */
export const vConfirmRegistrationResponse = vMessage;

export const vResendConfirmationBody = vResendConfirmationInput;

/**
 * The same text for every address.
 */
export const vResendConfirmationResponse = vMessage;

export const vRecoverPasswordBody = vRecoverPasswordInput;

/**
 * The same text for every address.
 */
export const vRecoverPasswordResponse = vMessage;

export const vResetPasswordBody = vResetPasswordInput;

/**
 * The password is set.
 */
export const vResetPasswordResponse = vMessage;

export const vChangePasswordBody = vChangePasswordInput;

/**
 * Tokens of the new session.
 */
export const vChangePasswordResponse = vTokens;

export const vCheckNewPasswordBody = vCheckNewPasswordInput;

/**
 * What is wrong with the password.
 */
export const vCheckNewPasswordResponse = vNewPasswordCheck;

/**
 * There is no sample book.
 */
export const vDeleteSampleBookResponse = v.void();

/**
 * The sample book.
 */
export const vGetSampleBookResponse = vSampleBook;

export const vCreateSampleBookHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The sample book.
 */
export const vCreateSampleBookResponse = vSampleBook;

/**
 * The brokerage.
 */
export const vGetPartnerResponse = vPartner;

export const vUpdatePartnerBody = vPartnerPatch;

export const vUpdatePartnerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

/**
 * The brokerage.
 */
export const vUpdatePartnerResponse = vPartner;

export const vCreatePartnerBody = vPartnerInput;

export const vCreatePartnerHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new brokerage.
 */
export const vCreatePartnerResponse = vPartner;

/**
 * The settings.
 */
export const vGetSettingsResponse = vSettings;

export const vUpdateSettingsBody = vSettingsPatch;

export const vUpdateSettingsHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

/**
 * The settings.
 */
export const vUpdateSettingsResponse = vSettings;

/**
 * There is no image any more.
 */
export const vDeletePartnerImageResponse = v.void();

export const vUpdatePartnerImageBody = vImageInput;

/**
 * Where the image is now.
 */
export const vUpdatePartnerImageResponse = vStoredImage;

/**
 * There is no image any more.
 */
export const vDeleteMyImageResponse = v.void();

export const vUpdateMyImageBody = vImageInput;

/**
 * Where the image is now.
 */
export const vUpdateMyImageResponse = vStoredImage;

export const vGetImagePath = v.object({
    imageKey: v.pipe(v.string(), v.maxLength(37), v.regex(/^[0-9a-f]{32}\.(png|jpg|webp)$/))
});

/**
 * The image.
 */
export const vGetImageResponse = vImageContent;

export const vGetAliasAvailabilityQuery = v.object({
    alias: v.pipe(v.string(), v.minLength(1), v.maxLength(60))
});

/**
 * Whether it is free, and why not.
 */
export const vGetAliasAvailabilityResponse = vAliasAvailability;

/**
 * The permissions.
 */
export const vListPermissionsResponse = vPermissionPage;

export const vListRolesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'name',
        '-name',
        'users_count',
        '-users_count',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ]))
});

/**
 * One page of roles.
 */
export const vListRolesResponse = vRolePage;

export const vCreateRoleBody = vRoleInput;

export const vCreateRoleHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new role.
 */
export const vCreateRoleResponse = vRole;

export const vDeleteRoleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteRolePath = v.object({
    roleId: vId
});

/**
 * The role is deleted.
 */
export const vDeleteRoleResponse = v.void();

export const vGetRolePath = v.object({
    roleId: vId
});

/**
 * The role.
 */
export const vGetRoleResponse = vRole;

export const vUpdateRoleBody = vRolePatch;

export const vUpdateRoleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateRolePath = v.object({
    roleId: vId
});

/**
 * The changed role.
 */
export const vUpdateRoleResponse = vRole;

export const vListUsersQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'name',
        '-name',
        'email',
        '-email',
        'role',
        '-role',
        'last_seen_at',
        '-last_seen_at',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    role: v.optional(vId),
    is_active: v.optional(v.boolean())
});

/**
 * One page of users.
 */
export const vListUsersResponse = vUserPage;

export const vCreateUserBody = vUserInput;

export const vCreateUserHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new user.
 */
export const vCreateUserResponse = vUser;

export const vDeleteUserHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteUserPath = v.object({
    userId: vId
});

/**
 * The user is deleted.
 */
export const vDeleteUserResponse = v.void();

export const vGetUserPath = v.object({
    userId: vId
});

/**
 * The user.
 */
export const vGetUserResponse = vUser;

export const vUpdateUserBody = vUserPatch;

export const vUpdateUserHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateUserPath = v.object({
    userId: vId
});

/**
 * The changed user.
 */
export const vUpdateUserResponse = vUser;

export const vDeleteUserSessionsPath = v.object({
    userId: vId
});

/**
 * The user is signed in nowhere.
 */
export const vDeleteUserSessionsResponse = v.void();

export const vListUserWorkPath = v.object({
    userId: vId
});

/**
 * The work of the user.
 */
export const vListUserWorkResponse = vUserWorkPage;

export const vDeactivateUserBody = vDeactivateUserInput;

export const vDeactivateUserHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vDeactivateUserPath = v.object({
    userId: vId
});

/**
 * The user, who can no longer sign in.
 */
export const vDeactivateUserResponse = vUser;

export const vActivateUserHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vActivateUserPath = v.object({
    userId: vId
});

/**
 * The user.
 */
export const vActivateUserResponse = vUser;

export const vResendInvitationHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vResendInvitationPath = v.object({
    userId: vId
});

/**
 * The mail is on its way.
 */
export const vResendInvitationResponse = vMessage;

export const vListCustomersQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    ordering: v.optional(v.picklist([
        'name',
        '-name',
        'identification',
        '-identification',
        'legal_type',
        '-legal_type',
        'city',
        '-city',
        'email',
        '-email',
        'birthdate',
        '-birthdate',
        'balance',
        '-balance',
        'next_end_date',
        '-next_end_date',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    role: v.optional(vCustomerRole),
    legal_type: v.optional(vLegalType),
    country: v.optional(vCountryId)
});

/**
 * One page of customers.
 */
export const vListCustomersResponse = vCustomerPage;

export const vCreateCustomerBody = vCustomerInput;

export const vCreateCustomerHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new customer.
 */
export const vCreateCustomerResponse = vCustomer;

export const vDeleteCustomerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteCustomerPath = v.object({
    customerId: vId
});

/**
 * The customer is deleted.
 */
export const vDeleteCustomerResponse = v.void();

export const vGetCustomerPath = v.object({
    customerId: vId
});

/**
 * The customer.
 */
export const vGetCustomerResponse = vCustomer;

export const vUpdateCustomerBody = vCustomerPatch;

export const vUpdateCustomerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateCustomerPath = v.object({
    customerId: vId
});

/**
 * The customer.
 */
export const vUpdateCustomerResponse = vCustomer;

export const vListVehiclesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    ordering: v.optional(v.picklist([
        'plate',
        '-plate',
        'brand',
        '-brand',
        'model',
        '-model',
        'year',
        '-year',
        'owner',
        '-owner',
        'commercial_value',
        '-commercial_value',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    owner: v.optional(vId),
    brand: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60)))
});

/**
 * One page of vehicles.
 */
export const vListVehiclesResponse = vVehiclePage;

export const vCreateVehicleBody = vVehicleInput;

export const vCreateVehicleHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new vehicle.
 */
export const vCreateVehicleResponse = vVehicle;

export const vDeleteVehicleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteVehiclePath = v.object({
    vehicleId: vId
});

/**
 * The vehicle is deleted.
 */
export const vDeleteVehicleResponse = v.void();

export const vGetVehiclePath = v.object({
    vehicleId: vId
});

/**
 * The vehicle.
 */
export const vGetVehicleResponse = vVehicle;

export const vUpdateVehicleBody = vVehiclePatch;

export const vUpdateVehicleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateVehiclePath = v.object({
    vehicleId: vId
});

/**
 * The vehicle.
 */
export const vUpdateVehicleResponse = vVehicle;

export const vListProvidersQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'name',
        '-name',
        'short_name',
        '-short_name',
        'ruc',
        '-ruc',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    branch: v.optional(vId)
});

/**
 * One page of providers.
 */
export const vListProvidersResponse = vProviderPage;

export const vCreateProviderBody = vProviderInput;

export const vCreateProviderHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new provider.
 */
export const vCreateProviderResponse = vProvider;

export const vDeleteProviderHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteProviderPath = v.object({
    providerId: vId
});

/**
 * The provider is deleted.
 */
export const vDeleteProviderResponse = v.void();

export const vGetProviderPath = v.object({
    providerId: vId
});

/**
 * The provider.
 */
export const vGetProviderResponse = vProvider;

export const vUpdateProviderBody = vProviderPatch;

export const vUpdateProviderHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateProviderPath = v.object({
    providerId: vId
});

/**
 * The provider.
 */
export const vUpdateProviderResponse = vProvider;

export const vGetProviderProductionPath = v.object({
    providerId: vId
});

/**
 * The sums.
 */
export const vGetProviderProductionResponse = vProviderProduction;

export const vListBranchesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'name',
        '-name',
        'group',
        '-group',
        'code',
        '-code',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    group: v.optional(vBranchGroup),
    has_extra_fields: v.optional(v.boolean())
});

/**
 * One page of branches.
 */
export const vListBranchesResponse = vBranchPage;

export const vCreateBranchBody = vBranchInput;

export const vCreateBranchHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new branch.
 */
export const vCreateBranchResponse = vBranch;

export const vCreateOfficialBranchesBody = vOfficialBranchesInput;

export const vCreateOfficialBranchesHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * What was added.
 */
export const vCreateOfficialBranchesResponse = vOfficialBranches;

export const vDeleteBranchHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteBranchPath = v.object({
    branchId: vId
});

/**
 * The branch is deleted.
 */
export const vDeleteBranchResponse = v.void();

export const vGetBranchPath = v.object({
    branchId: vId
});

/**
 * The branch.
 */
export const vGetBranchResponse = vBranch;

export const vUpdateBranchBody = vBranchPatch;

export const vUpdateBranchHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateBranchPath = v.object({
    branchId: vId
});

/**
 * The branch.
 */
export const vUpdateBranchResponse = vBranch;

export const vListViewsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    list: v.optional(vListName)
});

/**
 * One page of views.
 */
export const vListViewsResponse = vViewPage;

export const vCreateViewBody = vViewInput;

export const vCreateViewHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new view.
 */
export const vCreateViewResponse = vSavedView;

export const vDeleteViewHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeleteViewPath = v.object({
    viewId: vId
});

/**
 * The view is deleted.
 */
export const vDeleteViewResponse = v.void();

export const vGetViewPath = v.object({
    viewId: vId
});

/**
 * The view.
 */
export const vGetViewResponse = vSavedView;

export const vUpdateViewBody = vViewPatch;

export const vUpdateViewHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateViewPath = v.object({
    viewId: vId
});

/**
 * The view.
 */
export const vUpdateViewResponse = vSavedView;

export const vListCoveragesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'name',
        '-name',
        'coverage_type',
        '-coverage_type',
        'branch',
        '-branch',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    branch: v.optional(vId),
    coverage_type: v.optional(vCoverageType)
});

/**
 * One page of coverages.
 */
export const vListCoveragesResponse = vCoveragePage;

export const vCreateCoverageBody = vCoverageInput;

export const vCreateCoverageHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new coverage.
 */
export const vCreateCoverageResponse = vCoverage;

export const vDeleteCoverageHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteCoveragePath = v.object({
    coverageId: vId
});

/**
 * The coverage is deleted.
 */
export const vDeleteCoverageResponse = v.void();

export const vGetCoveragePath = v.object({
    coverageId: vId
});

/**
 * The coverage.
 */
export const vGetCoverageResponse = vCoverage;

export const vUpdateCoverageBody = vCoveragePatch;

export const vUpdateCoverageHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateCoveragePath = v.object({
    coverageId: vId
});

/**
 * The coverage.
 */
export const vUpdateCoverageResponse = vCoverage;

export const vListCie10CodesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'code',
        '-code',
        'name',
        '-name'
    ]))
});

/**
 * One page of diagnoses.
 */
export const vListCie10CodesResponse = vCie10CodePage;

export const vGetCie10CodePath = v.object({
    cie10Id: vId
});

/**
 * The diagnosis.
 */
export const vGetCie10CodeResponse = vCie10Code;

export const vListTasksQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'day',
        '-day',
        'title',
        '-title',
        'priority',
        '-priority',
        'assignee',
        '-assignee',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    status: v.optional(vTaskStatus),
    band: v.optional(vTaskBand),
    kind: v.optional(vTaskKind),
    priority: v.optional(vTaskPriority),
    assignee: v.optional(vId),
    mine: v.optional(v.boolean()),
    about_model: v.optional(vTaskModel),
    about_id: v.optional(vId),
    with_policy: v.optional(v.boolean()),
    from: v.optional(vCalendarDate),
    until: v.optional(vCalendarDate)
});

/**
 * One page of tasks.
 */
export const vListTasksResponse = vTaskPage;

export const vCreateTaskBody = vTaskInput;

export const vCreateTaskHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new task.
 */
export const vCreateTaskResponse = vTask;

export const vDeleteTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeleteTaskPath = v.object({
    taskId: vId
});

/**
 * The task is deleted.
 */
export const vDeleteTaskResponse = v.void();

export const vGetTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vGetTaskResponse = vTask;

export const vUpdateTaskBody = vTaskPatch;

export const vUpdateTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vUpdateTaskResponse = vTask;

export const vCompleteTaskBody = vTaskCompletion;

export const vCompleteTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCompleteTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vCompleteTaskResponse = vTask;

export const vReopenTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vReopenTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vReopenTaskResponse = vTask;

export const vCancelTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCancelTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vCancelTaskResponse = vTask;

export const vSnoozeTaskBody = vTaskSnooze;

export const vSnoozeTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vSnoozeTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vSnoozeTaskResponse = vTask;

export const vUndoTaskSnoozeHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoTaskSnoozePath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vUndoTaskSnoozeResponse = vTask;

export const vAssignTaskBody = vTaskAssignment;

export const vAssignTaskHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vAssignTaskPath = v.object({
    taskId: vId
});

/**
 * The task.
 */
export const vAssignTaskResponse = vTask;

/**
 * The rules.
 */
export const vListTaskRulesResponse = vTaskRuleList;

export const vCreateTaskRuleBody = vTaskRuleInput;

export const vCreateTaskRuleHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new rule.
 */
export const vCreateTaskRuleResponse = vTaskRule;

export const vDeleteTaskRuleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeleteTaskRulePath = v.object({
    taskRuleId: vId
});

/**
 * The rule is gone.
 */
export const vDeleteTaskRuleResponse = v.void();

export const vUpdateTaskRuleBody = vTaskRulePatch;

export const vUpdateTaskRuleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateTaskRulePath = v.object({
    taskRuleId: vId
});

/**
 * The rule.
 */
export const vUpdateTaskRuleResponse = vTaskRule;

export const vGetLateOfTaskRulePath = v.object({
    taskRuleId: vId
});

/**
 * How many there are.
 */
export const vGetLateOfTaskRuleResponse = vTaskRuleLate;

export const vCreateLateOfTaskRuleHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreateLateOfTaskRulePath = v.object({
    taskRuleId: vId
});

export const vCreateLateOfTaskRuleQuery = v.object({
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 500)
});

/**
 * How many were added.
 */
export const vCreateLateOfTaskRuleResponse = vTaskRuleLate;

export const vListTaskAssigneesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    about_model: v.optional(vTaskModel)
});

/**
 * Users of the brokerage.
 */
export const vListTaskAssigneesResponse = vTaskAssigneePage;

/**
 * There is no such address any more.
 */
export const vDeleteCalendarFeedResponse = v.void();

/**
 * The calendar.
 */
export const vGetCalendarFeedResponse = vCalendarFeed;

export const vUpdateCalendarFeedBody = vCalendarFeedPatch;

/**
 * The calendar.
 */
export const vUpdateCalendarFeedResponse = vCalendarFeed;

/**
 * The calendar with its address.
 */
export const vRotateCalendarFeedResponse = vCalendarAddress;

export const vListRenewalsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    ordering: v.optional(v.picklist([
        'end_date',
        '-end_date',
        'net',
        '-net',
        'premium_change',
        '-premium_change',
        'stage_since',
        '-stage_since',
        'next_action_on',
        '-next_action_on',
        'created_at',
        '-created_at'
    ])),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    stage: v.optional(vId),
    kind: v.optional(vRenewalStageKind),
    assignee: v.optional(vId),
    mine: v.optional(v.boolean()),
    unowned: v.optional(v.boolean()),
    band: v.optional(vRenewalBand),
    risk: v.optional(vRenewalRisk),
    stale: v.optional(v.boolean()),
    outcome: v.optional(vRenewalOutcome),
    provider: v.optional(vId),
    branch: v.optional(vId),
    contractor: v.optional(vId),
    policy: v.optional(vId),
    ends_from: v.optional(vCalendarDate),
    ends_to: v.optional(vCalendarDate),
    change_from: v.optional(vPremiumChange),
    change_to: v.optional(vPremiumChange)
});

/**
 * One page of renewals.
 */
export const vListRenewalsResponse = vRenewalPage;

export const vCreateRenewalBody = vRenewalInput;

export const vCreateRenewalHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new card.
 */
export const vCreateRenewalResponse = vRenewal;

export const vGetRenewalBoardQuery = v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    stage: v.optional(vId),
    assignee: v.optional(vId),
    mine: v.optional(v.boolean()),
    unowned: v.optional(v.boolean()),
    band: v.optional(vRenewalBand),
    risk: v.optional(vRenewalRisk),
    stale: v.optional(v.boolean()),
    outcome: v.optional(vRenewalOutcome),
    provider: v.optional(vId),
    branch: v.optional(vId),
    contractor: v.optional(vId),
    policy: v.optional(vId),
    ends_from: v.optional(vCalendarDate),
    ends_to: v.optional(vCalendarDate),
    change_from: v.optional(vPremiumChange),
    change_to: v.optional(vPremiumChange)
});

/**
 * The stages with their first cards.
 */
export const vGetRenewalBoardResponse = vRenewalBoard;

export const vGetRenewalSummaryQuery = v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    stage: v.optional(vId),
    kind: v.optional(vRenewalStageKind),
    assignee: v.optional(vId),
    mine: v.optional(v.boolean()),
    unowned: v.optional(v.boolean()),
    band: v.optional(vRenewalBand),
    risk: v.optional(vRenewalRisk),
    stale: v.optional(v.boolean()),
    outcome: v.optional(vRenewalOutcome),
    provider: v.optional(vId),
    branch: v.optional(vId),
    contractor: v.optional(vId),
    policy: v.optional(vId),
    ends_from: v.optional(vCalendarDate),
    ends_to: v.optional(vCalendarDate),
    change_from: v.optional(vPremiumChange),
    change_to: v.optional(vPremiumChange)
});

/**
 * Counts and sums.
 */
export const vGetRenewalSummaryResponse = vRenewalSummary;

export const vGetRenewalRetentionQuery = v.object({
    by: v.optional(vRetentionGrouping)
});

/**
 * The groups, those with the most terms first.
 */
export const vGetRenewalRetentionResponse = vRetentionByGroup;

export const vGetRenewalPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vGetRenewalResponse = vRenewal;

export const vMoveRenewalBody = vRenewalMove;

export const vMoveRenewalHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vMoveRenewalPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vMoveRenewalResponse = vRenewal;

export const vAssignRenewalBody = vRenewalAssignment;

export const vAssignRenewalHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vAssignRenewalPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vAssignRenewalResponse = vRenewal;

export const vPrepareRenewalBody = vRenewalPreparation;

export const vPrepareRenewalHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vPrepareRenewalPath = v.object({
    renewalId: vId
});

/**
 * The renewal with its next term.
 */
export const vPrepareRenewalResponse = vRenewal;

export const vGetRenewalMailPath = v.object({
    renewalId: vId
});

export const vGetRenewalMailQuery = v.object({
    to: vRenewalMailTo
});

/**
 * The mail.
 */
export const vGetRenewalMailResponse = vRenewalMail;

export const vAskInsurerBody = vRenewalMailInput;

export const vAskInsurerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vAskInsurerPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vAskInsurerResponse = vRenewal;

export const vRemindClientBody = vRenewalMailInput;

export const vRemindClientHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vRemindClientPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vRemindClientResponse = vRenewal;

export const vUndoRenewalStepBody = vRenewalUndo;

export const vUndoRenewalStepHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoRenewalStepPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vUndoRenewalStepResponse = vRenewal;

export const vLoseRenewalBody = vRenewalLoss;

export const vLoseRenewalHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vLoseRenewalPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vLoseRenewalResponse = vRenewal;

export const vReopenRenewalHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vReopenRenewalPath = v.object({
    renewalId: vId
});

/**
 * The renewal.
 */
export const vReopenRenewalResponse = vRenewal;

/**
 * The stages.
 */
export const vListRenewalStagesResponse = vRenewalStageList;

export const vCreateRenewalStageBody = vRenewalStageInput;

export const vCreateRenewalStageHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new stage.
 */
export const vCreateRenewalStageResponse = vRenewalStage;

export const vOrderRenewalStagesBody = vRenewalStageOrder;

/**
 * The stages in their order.
 */
export const vOrderRenewalStagesResponse = vRenewalStageList;

export const vDeleteRenewalStageHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeleteRenewalStagePath = v.object({
    renewalStageId: vId
});

export const vDeleteRenewalStageQuery = v.object({
    move_to: v.optional(vId)
});

/**
 * The stage is gone.
 */
export const vDeleteRenewalStageResponse = v.void();

export const vUpdateRenewalStageBody = vRenewalStagePatch;

export const vUpdateRenewalStageHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateRenewalStagePath = v.object({
    renewalStageId: vId
});

/**
 * The stage.
 */
export const vUpdateRenewalStageResponse = vRenewalStage;

export const vComparePoliciesPath = v.object({
    policyId: vId
});

export const vComparePoliciesQuery = v.object({
    other: vId
});

/**
 * What differs.
 */
export const vComparePoliciesResponse = vTermsDifference;

export const vListPoliciesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    ordering: v.optional(v.picklist([
        'agenda',
        'number',
        '-number',
        'status',
        '-status',
        'start_date',
        '-start_date',
        'end_date',
        '-end_date',
        'branch',
        '-branch',
        'provider',
        '-provider',
        'contractor',
        '-contractor',
        'payer',
        '-payer',
        'net_premium',
        '-net_premium',
        'total_grant',
        '-total_grant',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    status: v.optional(vPolicyFilterStatus),
    branch: v.optional(vId),
    provider: v.optional(vId),
    customer: v.optional(vId),
    vehicle: v.optional(vId),
    coverage: v.optional(vId),
    seller: v.optional(vId),
    contractor: v.optional(vId),
    payer: v.optional(vId),
    is_insured: v.optional(v.boolean()),
    type: v.optional(vPolicyType),
    insured_select_type: v.optional(vInsuredSelectType),
    ends_from: v.optional(vCalendarDate),
    ends_to: v.optional(vCalendarDate),
    starts_from: v.optional(vCalendarDate),
    starts_to: v.optional(vCalendarDate),
    holds: v.optional(vPolicyHolding),
    extra: v.optional(vExtraKey),
    extra_value: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/\S/))),
    is_activated: v.optional(v.boolean()),
    is_closing: v.optional(v.boolean())
});

/**
 * One page of policies.
 */
export const vListPoliciesResponse = vPolicyPage;

export const vCreatePolicyBody = vPolicyInput;

export const vCreatePolicyHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The new policy.
 */
export const vCreatePolicyResponse = vPolicy;

export const vGetPolicySummaryQuery = v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    branch: v.optional(vId),
    provider: v.optional(vId),
    customer: v.optional(vId),
    vehicle: v.optional(vId),
    coverage: v.optional(vId),
    seller: v.optional(vId),
    contractor: v.optional(vId),
    payer: v.optional(vId),
    is_insured: v.optional(v.boolean()),
    type: v.optional(vPolicyType),
    insured_select_type: v.optional(vInsuredSelectType),
    ends_from: v.optional(vCalendarDate),
    ends_to: v.optional(vCalendarDate),
    starts_from: v.optional(vCalendarDate),
    starts_to: v.optional(vCalendarDate),
    holds: v.optional(vPolicyHolding),
    extra: v.optional(vExtraKey),
    extra_value: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/\S/))),
    is_activated: v.optional(v.boolean()),
    is_closing: v.optional(v.boolean())
});

/**
 * Counts and premiums by state.
 */
export const vGetPolicySummaryResponse = vPolicySummary;

export const vDeletePolicyHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647)))
});

export const vDeletePolicyPath = v.object({
    policyId: vId
});

/**
 * The policy is deleted.
 */
export const vDeletePolicyResponse = v.void();

export const vGetPolicyPath = v.object({
    policyId: vId
});

/**
 * The policy.
 */
export const vGetPolicyResponse = vPolicy;

export const vUpdatePolicyBody = vPolicyPatch;

export const vUpdatePolicyHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicyPath = v.object({
    policyId: vId
});

/**
 * The policy.
 */
export const vUpdatePolicyResponse = vPolicy;

export const vActivatePolicyHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vActivatePolicyPath = v.object({
    policyId: vId
});

/**
 * The active policy.
 */
export const vActivatePolicyResponse = vPolicy;

export const vClosePolicyBody = vObservationsInput;

export const vClosePolicyHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vClosePolicyPath = v.object({
    policyId: vId
});

/**
 * The closed policy.
 */
export const vClosePolicyResponse = vPolicy;

export const vGetPolicyReopeningPath = v.object({
    policyId: vId
});

/**
 * What would change.
 */
export const vGetPolicyReopeningResponse = vPolicyReopening;

export const vReopenPolicyHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vReopenPolicyPath = v.object({
    policyId: vId
});

/**
 * The policy, active again.
 */
export const vReopenPolicyResponse = vPolicy;

export const vRenewPolicyBody = vObservationsInput;

export const vRenewPolicyHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vRenewPolicyPath = v.object({
    policyId: vId
});

/**
 * The draft that was there already.
 */
export const vRenewPolicyResponse = vPolicy;

export const vPreviewPremiumBody = vPremiumInput;

/**
 * The charges and the total.
 */
export const vPreviewPremiumResponse = vPremium;

export const vListMovementsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    policy: v.optional(vId),
    kind: v.optional(vMovementKind),
    status: v.optional(vMovementStatus),
    provider: v.optional(vId),
    reason_code: v.optional(vLostReason),
    undoing: v.optional(v.boolean()),
    waiting_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650))),
    ordering: v.optional(v.picklist([
        '-created_at',
        'created_at',
        'effective_date',
        '-effective_date',
        'total_delta',
        '-total_delta',
        'number',
        '-number',
        'sent_on',
        '-sent_on'
    ]))
});

/**
 * One page of movements.
 */
export const vListMovementsResponse = vMovementPage;

export const vGetMovementSummaryQuery = v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    policy: v.optional(vId),
    kind: v.optional(vMovementKind),
    provider: v.optional(vId),
    reason_code: v.optional(vLostReason),
    undoing: v.optional(v.boolean()),
    waiting_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)))
});

/**
 * Counts and sums by state.
 */
export const vGetMovementSummaryResponse = vMovementSummary;

export const vGetMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vGetMovementResponse = vMovement;

export const vUpdateMovementBody = vMovementPatch;

export const vUpdateMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateMovementPath = v.object({
    movementId: vId
});

/**
 * The changed draft.
 */
export const vUpdateMovementResponse = vMovement;

export const vUpdateMovementChecklistBody = vMovementChecklistPatch;

export const vUpdateMovementChecklistHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdateMovementChecklistPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vUpdateMovementChecklistResponse = vMovement;

export const vGetMovementMailPath = v.object({
    movementId: vId
});

/**
 * The mail.
 */
export const vGetMovementMailResponse = vMovementMail;

export const vSendMovementBody = vMovementSend;

export const vSendMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vSendMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vSendMovementResponse = vMovement;

export const vIssueMovementBody = vMovementIssue;

export const vIssueMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vIssueMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vIssueMovementResponse = vMovement;

export const vRejectMovementBody = vMovementReason;

export const vRejectMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vRejectMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vRejectMovementResponse = vMovement;

export const vReopenMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vReopenMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vReopenMovementResponse = vMovement;

export const vDiscardMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vDiscardMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vDiscardMovementResponse = vMovement;

export const vPreviewMovementUndoPath = v.object({
    movementId: vId
});

/**
 * What would be taken back.
 */
export const vPreviewMovementUndoResponse = vMovementUndo;

export const vUndoMovementHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoMovementPath = v.object({
    movementId: vId
});

/**
 * The movement.
 */
export const vUndoMovementResponse = vMovement;

export const vGetPolicyAsOfPath = v.object({
    policyId: vId
});

export const vGetPolicyAsOfQuery = v.object({
    day: v.optional(vCalendarDate)
});

/**
 * The policy on that day.
 */
export const vGetPolicyAsOfResponse = vPolicyAsOf;

export const vCreateMovementBody = vMovementInput;

export const vCreateMovementHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreateMovementPath = v.object({
    policyId: vId
});

/**
 * The draft.
 */
export const vCreateMovementResponse = vMovement;

export const vPreviewMovementBody = vMovementInput;

export const vPreviewMovementPath = v.object({
    policyId: vId
});

/**
 * What it comes to.
 */
export const vPreviewMovementResponse = vMovementPreview;

export const vCheckMovementItemsBody = vMovementItemsCheckInput;

export const vCheckMovementItemsPath = v.object({
    policyId: vId
});

/**
 * What each row names, in their order.
 */
export const vCheckMovementItemsResponse = vMovementItemsCheck;

export const vGetPolicySheetPath = v.object({
    policyId: vId
});

/**
 * The policy and its lists.
 */
export const vGetPolicySheetResponse = vPolicySheet;

export const vGetPolicyDocumentPath = v.object({
    policyId: vId
});

/**
 * The PDF.
 */
export const vGetPolicyDocumentResponse = vPolicyPdf;

export const vGetPaymentPlanPath = v.object({
    policyId: vId
});

/**
 * The PDF.
 */
export const vGetPaymentPlanResponse = vPolicyPdf;

export const vPreviewInstalmentsPath = v.object({
    policyId: vId
});

/**
 * The instalments.
 */
export const vPreviewInstalmentsResponse = vInstalmentsPreview;

export const vListPolicyCoveragesPath = v.object({
    policyId: vId
});

export const vListPolicyCoveragesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * The coverages of a policy.
 */
export const vListPolicyCoveragesResponse = vPolicyCoveragePage;

export const vCreatePolicyCoverageBody = vPolicyCoverageInput;

export const vCreatePolicyCoverageHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicyCoveragePath = v.object({
    policyId: vId
});

/**
 * The new coverage of a policy.
 */
export const vCreatePolicyCoverageResponse = vPolicyCoverage;

export const vDeletePolicyCoverageHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicyCoveragePath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The coverage of a policy is removed.
 */
export const vDeletePolicyCoverageResponse = v.void();

export const vUpdatePolicyCoverageBody = vPolicyCoveragePatch;

export const vUpdatePolicyCoverageHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicyCoveragePath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The coverage of a policy.
 */
export const vUpdatePolicyCoverageResponse = vPolicyCoverage;

export const vListPolicyInsuredsPath = v.object({
    policyId: vId
});

export const vListPolicyInsuredsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    relationship: v.optional(vInsuredRelationship),
    family: v.optional(vId),
    ordering: v.optional(v.picklist([
        'customer',
        '-customer',
        'start_date',
        '-start_date',
        'relationship',
        '-relationship',
        'prima',
        '-prima',
        'certificate_number',
        '-certificate_number'
    ]))
});

/**
 * The insureds of a policy.
 */
export const vListPolicyInsuredsResponse = vPolicyInsuredPage;

export const vCreatePolicyInsuredBody = vPolicyInsuredInput;

export const vCreatePolicyInsuredHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicyInsuredPath = v.object({
    policyId: vId
});

/**
 * The new person insured by a policy.
 */
export const vCreatePolicyInsuredResponse = vPolicyInsured;

export const vDeletePolicyInsuredHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicyInsuredPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The person insured by a policy is removed.
 */
export const vDeletePolicyInsuredResponse = v.void();

export const vUpdatePolicyInsuredBody = vPolicyInsuredPatch;

export const vUpdatePolicyInsuredHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicyInsuredPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The person insured by a policy.
 */
export const vUpdatePolicyInsuredResponse = vPolicyInsured;

export const vListPolicyGeneralsPath = v.object({
    policyId: vId
});

export const vListPolicyGeneralsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * The general items of a policy.
 */
export const vListPolicyGeneralsResponse = vPolicyGeneralPage;

export const vCreatePolicyGeneralBody = vPolicyGeneralInput;

export const vCreatePolicyGeneralHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicyGeneralPath = v.object({
    policyId: vId
});

/**
 * The new general item of a policy.
 */
export const vCreatePolicyGeneralResponse = vPolicyGeneral;

export const vDeletePolicyGeneralHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicyGeneralPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The general item of a policy is removed.
 */
export const vDeletePolicyGeneralResponse = v.void();

export const vUpdatePolicyGeneralBody = vPolicyGeneralPatch;

export const vUpdatePolicyGeneralHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicyGeneralPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The general item of a policy.
 */
export const vUpdatePolicyGeneralResponse = vPolicyGeneral;

export const vListPolicyVehiclesPath = v.object({
    policyId: vId
});

export const vListPolicyVehiclesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * The vehicles of a policy.
 */
export const vListPolicyVehiclesResponse = vPolicyVehiclePage;

export const vCreatePolicyVehicleBody = vPolicyVehicleInput;

export const vCreatePolicyVehicleHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicyVehiclePath = v.object({
    policyId: vId
});

/**
 * The new vehicle of a policy.
 */
export const vCreatePolicyVehicleResponse = vPolicyVehicle;

export const vDeletePolicyVehicleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicyVehiclePath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The vehicle of a policy is removed.
 */
export const vDeletePolicyVehicleResponse = v.void();

export const vUpdatePolicyVehicleBody = vPolicyVehiclePatch;

export const vUpdatePolicyVehicleHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicyVehiclePath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The vehicle of a policy.
 */
export const vUpdatePolicyVehicleResponse = vPolicyVehicle;

export const vListPolicyBeneficiariesPath = v.object({
    policyId: vId
});

export const vListPolicyBeneficiariesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * The beneficiaries of a policy.
 */
export const vListPolicyBeneficiariesResponse = vPolicyBeneficiaryPage;

export const vCreatePolicyBeneficiaryBody = vPolicyBeneficiaryInput;

export const vCreatePolicyBeneficiaryHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicyBeneficiaryPath = v.object({
    policyId: vId
});

/**
 * The new beneficiary of a policy.
 */
export const vCreatePolicyBeneficiaryResponse = vPolicyBeneficiary;

export const vDeletePolicyBeneficiaryHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicyBeneficiaryPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The beneficiary of a policy is removed.
 */
export const vDeletePolicyBeneficiaryResponse = v.void();

export const vUpdatePolicyBeneficiaryBody = vPolicyBeneficiaryPatch;

export const vUpdatePolicyBeneficiaryHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicyBeneficiaryPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The beneficiary of a policy.
 */
export const vUpdatePolicyBeneficiaryResponse = vPolicyBeneficiary;

export const vListPolicySellersPath = v.object({
    policyId: vId
});

/**
 * The sellers of a policy.
 */
export const vListPolicySellersResponse = vPolicySellerPage;

export const vCreatePolicySellerBody = vPolicySellerInput;

export const vCreatePolicySellerHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicySellerPath = v.object({
    policyId: vId
});

/**
 * The new seller of a policy.
 */
export const vCreatePolicySellerResponse = vPolicySeller;

export const vDeletePolicySellerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicySellerPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The seller of a policy is removed.
 */
export const vDeletePolicySellerResponse = v.void();

export const vUpdatePolicySellerBody = vPolicySellerPatch;

export const vUpdatePolicySellerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePolicySellerPath = v.object({
    policyId: vId,
    rowId: vId
});

/**
 * The seller of a policy.
 */
export const vUpdatePolicySellerResponse = vPolicySeller;

export const vListSellerCandidatesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * Users of the brokerage.
 */
export const vListSellerCandidatesResponse = vSellerCandidatePage;

export const vListPolicyFilesPath = v.object({
    policyId: vId
});

/**
 * The files of a policy.
 */
export const vListPolicyFilesResponse = vPolicyFilePage;

export const vCreatePolicyFileBody = vPolicyFileInput;

export const vCreatePolicyFileHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreatePolicyFilePath = v.object({
    policyId: vId
});

/**
 * The policy has the same file already; nothing was added.
 */
export const vCreatePolicyFileResponse = vPolicyFile;

export const vDeletePolicyFileHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vDeletePolicyFilePath = v.object({
    policyId: vId,
    fileId: vId
});

/**
 * The file is removed.
 */
export const vDeletePolicyFileResponse = v.void();

export const vGetPolicyFilePath = v.object({
    policyId: vId,
    fileId: vId
});

/**
 * The PDF.
 */
export const vGetPolicyFileResponse = vPdfContent;

export const vListPaymentsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_\-]{1,200}$/))),
    ordering: v.optional(v.picklist([
        'agenda',
        'due_date',
        '-due_date',
        'amount',
        '-amount',
        'number',
        '-number',
        'status',
        '-status',
        'policy_number',
        '-policy_number',
        'contractor',
        '-contractor',
        'provider',
        '-provider',
        'branch',
        '-branch',
        'payment_date',
        '-payment_date',
        'created_at',
        '-created_at',
        'updated_at',
        '-updated_at'
    ])),
    kind: v.optional(vPaymentFilterKind),
    status: v.optional(vPaymentFilterStatus),
    method: v.optional(vPaymentMethod),
    policy: v.optional(vId),
    provider: v.optional(vId),
    branch: v.optional(vId),
    contractor: v.optional(vId),
    payer: v.optional(vId),
    customer: v.optional(vId),
    collected_by: v.optional(vCollectedBy),
    to_remit: v.optional(v.boolean()),
    at_risk: v.optional(v.boolean()),
    due_from: v.optional(vCalendarDate),
    due_to: v.optional(vCalendarDate),
    received_from: v.optional(vCalendarDate),
    received_to: v.optional(vCalendarDate)
});

/**
 * One page of instalments.
 */
export const vListPaymentsResponse = vPaymentPage;

export const vGetPaymentSummaryQuery = v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    is_sample: v.optional(v.boolean()),
    method: v.optional(vPaymentMethod),
    policy: v.optional(vId),
    provider: v.optional(vId),
    branch: v.optional(vId),
    contractor: v.optional(vId),
    payer: v.optional(vId),
    customer: v.optional(vId),
    collected_by: v.optional(vCollectedBy),
    to_remit: v.optional(v.boolean()),
    at_risk: v.optional(v.boolean()),
    due_from: v.optional(vCalendarDate),
    due_to: v.optional(vCalendarDate),
    received_from: v.optional(vCalendarDate),
    received_to: v.optional(vCalendarDate)
});

/**
 * Counts and sums by state.
 */
export const vGetPaymentSummaryResponse = vPaymentSummary;

export const vGetPaymentPath = v.object({
    paymentId: vId
});

/**
 * The instalment.
 */
export const vGetPaymentResponse = vPayment;

export const vUpdatePaymentBody = vPaymentPatch;

export const vUpdatePaymentHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/))
});

export const vUpdatePaymentPath = v.object({
    paymentId: vId
});

/**
 * The instalment.
 */
export const vUpdatePaymentResponse = vPayment;

export const vPayInstalmentBody = vPayInstalmentInput;

export const vPayInstalmentHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vPayInstalmentPath = v.object({
    paymentId: vId
});

/**
 * The paid instalment.
 */
export const vPayInstalmentResponse = vPayment;

export const vRemitInstalmentBody = vRemitInput;

export const vRemitInstalmentHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vRemitInstalmentPath = v.object({
    paymentId: vId
});

/**
 * The instalment, with nothing to hand over.
 */
export const vRemitInstalmentResponse = vPayment;

export const vUndoRemittanceHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoRemittancePath = v.object({
    paymentId: vId
});

/**
 * The instalment, with what is to be handed over.
 */
export const vUndoRemittanceResponse = vPayment;

export const vUnpayInstalmentHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUnpayInstalmentPath = v.object({
    paymentId: vId
});

/**
 * The unpaid instalment.
 */
export const vUnpayInstalmentResponse = vPayment;

export const vListReceiptsPath = v.object({
    paymentId: vId
});

/**
 * The receipts of an instalment.
 */
export const vListReceiptsResponse = vReceiptPage;

export const vCreateReceiptBody = vReceiptInput;

export const vCreateReceiptHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreateReceiptPath = v.object({
    paymentId: vId
});

/**
 * The new receipt. If-Match is the version of the instalment, ETag that of the receipt.
 */
export const vCreateReceiptResponse = vReceipt;

export const vVoidReceiptHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vVoidReceiptPath = v.object({
    paymentId: vId,
    receiptId: vId
});

/**
 * The receipt that was taken back.
 */
export const vVoidReceiptResponse = vReceipt;

export const vGetReceiptDocumentPath = v.object({
    paymentId: vId,
    receiptId: vId
});

/**
 * The PDF.
 */
export const vGetReceiptDocumentResponse = vPolicyPdf;

export const vGetReceiptMailPath = v.object({
    paymentId: vId,
    receiptId: vId
});

/**
 * The mail.
 */
export const vGetReceiptMailResponse = vReceiptMail;

export const vSendReceiptHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vSendReceiptPath = v.object({
    paymentId: vId,
    receiptId: vId
});

/**
 * The receipt, unchanged; its mail is on its way.
 */
export const vSendReceiptResponse = vReceipt;

export const vListCrossingsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    state: v.optional(vCrossingState),
    crossed_from: v.optional(vCalendarDate),
    crossed_to: v.optional(vCalendarDate),
    customer: v.optional(vId),
    policy: v.optional(vId)
});

/**
 * One page of crossings.
 */
export const vListCrossingsResponse = vCrossingPage;

export const vCreateCrossingBody = vCrossingInput;

export const vCreateCrossingHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * What was crossed.
 */
export const vCreateCrossingResponse = vCrossing;

export const vGetCrossingPath = v.object({
    crossingId: vId
});

/**
 * The crossing.
 */
export const vGetCrossingResponse = vCrossing;

export const vUndoCrossingHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoCrossingPath = v.object({
    crossingId: vId
});

/**
 * The crossing that was undone.
 */
export const vUndoCrossingResponse = vCrossing;

export const vCreateReceiptBatchBody = vReceiptBatchInput;

export const vCreateReceiptBatchHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * What was recorded.
 */
export const vCreateReceiptBatchResponse = vReceiptBatch;

export const vGetReceiptBatchPath = v.object({
    batchId: vId
});

/**
 * The transfer.
 */
export const vGetReceiptBatchResponse = vReceiptBatch;

export const vVoidReceiptBatchBody = vVoidReceiptBatchInput;

export const vVoidReceiptBatchHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vVoidReceiptBatchPath = v.object({
    batchId: vId
});

/**
 * The transfer, of which nothing counts any more.
 */
export const vVoidReceiptBatchResponse = vReceiptBatch;

export const vNotifyPayerHeaders = v.object({
    'If-Match': v.pipe(v.string(), v.maxLength(13), v.regex(/^"v[1-9]\d{0,9}"$/)),
    'Run-Id': v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2147483647))),
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vNotifyPayerPath = v.object({
    paymentId: vId
});

export const vNotifyPayerQuery = v.object({
    payment_plan: v.optional(v.boolean(), false)
});

/**
 * The instalment, with the moment of the notification.
 */
export const vNotifyPayerResponse = vPayment;

export const vGetPaymentReminderPath = v.object({
    paymentId: vId
});

/**
 * The reminder.
 */
export const vGetPaymentReminderResponse = vPaymentReminder;

/**
 * What is due.
 */
export const vGetDashboardSummaryResponse = vDashboardSummary;

/**
 * The counts.
 */
export const vGetDashboardTotalsResponse = vDashboardTotals;

/**
 * Twelve months, the present one last.
 */
export const vGetDashboardProductionResponse = vDashboardProduction;

/**
 * Twelve months, the present one last.
 */
export const vGetDashboardCollectionResponse = vDashboardCollection;

/**
 * The unpaid instalments.
 */
export const vGetDashboardAgeingResponse = vDashboardAgeing;

export const vGetDashboardChartsQuery = v.object({
    period: v.optional(vDashboardPeriod)
});

/**
 * The groups.
 */
export const vGetDashboardChartsResponse = vDashboardCharts;

/**
 * The countries.
 */
export const vListCountriesResponse = vCountryPage;

export const vListStatesPath = v.object({
    countryId: vCountryId
});

/**
 * The states.
 */
export const vListStatesResponse = vStatePage;

export const vListCitiesQuery = v.object({
    country_id: v.optional(vCountryId),
    search: v.optional(v.pipe(v.string(), v.maxLength(120)))
});

/**
 * At most fifty names.
 */
export const vListCitiesResponse = vCityPage;

export const vGetPlanUseQuery = v.object({
    limit: vPlanLimit
});

/**
 * The use of the limit.
 */
export const vGetPlanUseResponse = vPlanUse;

/**
 * Their names.
 */
export const vListPlanUpgradersResponse = vGrantorPage;

/**
 * The subscription.
 */
export const vGetSubscriptionResponse = vSubscription;

export const vListSubscriptionPaymentsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_\-]{1,200}$/)))
});

/**
 * One page of payments.
 */
export const vListSubscriptionPaymentsResponse = vSubscriptionPaymentPage;

/**
 * The gateway.
 */
export const vGetGatewayResponse = vGateway;

export const vGetQuoteQuery = v.object({
    plan_id: vId,
    renewal_frequency: vRenewalFrequency
});

/**
 * The quote.
 */
export const vGetQuoteResponse = vQuote;

/**
 * The beginning of the form.
 */
export const vGetInvoiceFormResponse = vInvoiceForm;

export const vCreateCheckoutBody = vCheckoutInput;

export const vCreateCheckoutHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The purchase, as far as it has come.
 */
export const vCreateCheckoutResponse = vCheckout;

export const vGetCheckoutPath = v.object({
    checkoutKey: vCheckoutKey
});

/**
 * The purchase.
 */
export const vGetCheckoutResponse = vCheckout;

export const vConfirmCheckoutPath = v.object({
    checkoutKey: vCheckoutKey
});

/**
 * The purchase, as far as it has come.
 */
export const vConfirmCheckoutResponse = vCheckout;

export const vGetInvoicePdfPath = v.object({
    invoiceId: vId
});

/**
 * The PDF.
 */
export const vGetInvoicePdfResponse = vInvoicePdf;

export const vHandleStripeWebhookBody = vStripeEvent;

export const vHandleStripeWebhookHeaders = v.object({
    'Stripe-Signature': v.pipe(v.string(), v.maxLength(1000))
});

/**
 * The event is taken.
 */
export const vHandleStripeWebhookResponse = v.void();

export const vListMessagesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    ordering: v.optional(v.picklist([
        'created_at',
        '-created_at',
        'sent_at',
        '-sent_at',
        'to',
        '-to',
        'subject',
        '-subject',
        'status',
        '-status'
    ])),
    about_model: v.optional(vMessageAboutModel),
    about_id: v.optional(vId),
    status: v.optional(vMessageStatus)
});

/**
 * One page of messages.
 */
export const vListMessagesResponse = vMessagePage;

export const vGetMessagePath = v.object({
    messageId: vId
});

/**
 * The message.
 */
export const vGetMessageResponse = vSentMessage;

export const vListRunsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    kind: v.optional(vRunKind),
    status: v.optional(vRunStatus),
    mine: v.optional(v.boolean())
});

/**
 * One page of runs.
 */
export const vListRunsResponse = vRunPage;

export const vCreateRunBody = vRunInput;

export const vCreateRunHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The run, in which every record still waits but those that are left alone.
 */
export const vCreateRunResponse = vRun;

export const vGetRunPath = v.object({
    runId: vId
});

/**
 * The run.
 */
export const vGetRunResponse = vRun;

export const vListRunLinesPath = v.object({
    runId: vId
});

export const vListRunLinesQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    outcome: v.optional(vRunOutcome)
});

/**
 * One page of records.
 */
export const vListRunLinesResponse = vRunLinePage;

export const vFinishRunHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vFinishRunPath = v.object({
    runId: vId
});

/**
 * The finished run.
 */
export const vFinishRunResponse = vRun;

export const vCancelRunHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCancelRunPath = v.object({
    runId: vId
});

/**
 * The run that was given up.
 */
export const vCancelRunResponse = vRun;

export const vPreviewRunUndoPath = v.object({
    runId: vId
});

export const vPreviewRunUndoQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
    gives_up_edited: v.optional(v.boolean())
});

/**
 * One page of records.
 */
export const vPreviewRunUndoResponse = vRunUndoPage;

export const vUndoRunBody = vUndoRunInput;

export const vUndoRunHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoRunPath = v.object({
    runId: vId
});

/**
 * The run, in which every record still waits.
 */
export const vUndoRunResponse = vRun;

export const vListAuditQuery = v.object({
    model: vAuditModel,
    object_id: v.optional(vId),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_\-]{1,200}$/)))
});

/**
 * One page of history.
 */
export const vListAuditResponse = vAuditPage;

export const vSearchRecordsQuery = v.object({
    q: v.pipe(v.string(), v.minLength(1), v.maxLength(120))
});

/**
 * Hits by kind.
 */
export const vSearchRecordsResponse = vSearchResults;

/**
 * Their names.
 */
export const vListGrantorsResponse = vGrantorPage;

export const vListNotificationsQuery = v.object({
    status: v.optional(vNotificationStatus),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_\-]{1,200}$/)))
});

/**
 * One page of notifications.
 */
export const vListNotificationsResponse = vNotificationPage;

export const vUpdateAllNotificationsBody = vNotificationPatch;

/**
 * How many were marked.
 */
export const vUpdateAllNotificationsResponse = vNotificationsUpdated;

export const vDeleteNotificationPath = v.object({
    notificationId: vId
});

/**
 * The notification is deleted.
 */
export const vDeleteNotificationResponse = v.void();

export const vUpdateNotificationBody = vNotificationPatch;

export const vUpdateNotificationPath = v.object({
    notificationId: vId
});

/**
 * The notification.
 */
export const vUpdateNotificationResponse = vNotification;

/**
 * The ZIP.
 */
export const vGetExportResponse = vZipContent;

export const vListImportsQuery = v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 25),
    kind: v.optional(vImportKind),
    policy: v.optional(vId)
});

/**
 * One page of imports.
 */
export const vListImportsResponse = vImportPage;

export const vCreateImportBody = vImportInput;

export const vCreateImportHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The import, ready for rows.
 */
export const vCreateImportResponse = vImport;

export const vCheckImportBody = vImportCheckInput;

/**
 * What would become of each row.
 */
export const vCheckImportResponse = vImportCheck;

export const vGetImportPath = v.object({
    importId: vId
});

/**
 * The import.
 */
export const vGetImportResponse = vImport;

export const vCreateImportRowsBody = vImportRowsInput;

export const vCreateImportRowsHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vCreateImportRowsPath = v.object({
    importId: vId
});

/**
 * What became of each row.
 */
export const vCreateImportRowsResponse = vImportProgress;

export const vFinishImportHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vFinishImportPath = v.object({
    importId: vId
});

/**
 * The finished import.
 */
export const vFinishImportResponse = vImport;

export const vUndoImportHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

export const vUndoImportPath = v.object({
    importId: vId
});

/**
 * What was removed and what stays.
 */
export const vUndoImportResponse = vImportUndo;

/**
 * The server works.
 */
export const vGetHealthResponse = vHealth;

/**
 * The process is alive.
 */
export const vGetLivenessResponse = vLiveness;

export const vListDirectoryQuery = v.object({
    search: v.optional(v.pipe(v.string(), v.maxLength(120))),
    country: v.optional(v.pipe(v.string(), v.maxLength(3), v.regex(/^([A-Za-z]{2}|\d{3})$/))),
    state: v.optional(vStateCode),
    city: v.optional(v.pipe(v.string(), v.maxLength(80))),
    tags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
    branches: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(10))),
    ordering: v.optional(v.picklist([
        'relevance',
        'name',
        'newest'
    ]), 'relevance'),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000000)), 1),
    page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 12),
    lng: v.optional(vLanguage)
});

/**
 * One page of brokerages.
 */
export const vListDirectoryResponse = vDirectoryPage;

export const vGetPublicProfilePath = v.object({
    alias: vAlias
});

export const vGetPublicProfileQuery = v.object({
    lng: v.optional(vLanguage)
});

/**
 * The profile.
 */
export const vGetPublicProfileResponse = vPublicProfile;

export const vGetProfileQrPath = v.object({
    alias: vAlias
});

export const vGetProfileQrQuery = v.object({
    format: v.optional(v.picklist(['svg', 'png']), 'svg'),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(128), v.maxValue(2048)), 512)
});

/**
 * The code.
 */
export const vGetProfileQrResponse = vQrContent;

export const vGetProfileVcardPath = v.object({
    alias: vAlias
});

/**
 * The card.
 */
export const vGetProfileVcardResponse = vVcardContent;

export const vCreateContactBody = vContactInput;

export const vCreateContactHeaders = v.object({
    'Idempotency-Key': v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_\-]{16,64}$/))
});

/**
 * The message is on its way.
 */
export const vCreateContactResponse = vMessage;

export const vListPlansQuery = v.object({
    country_id: v.optional(vCountryId)
});

/**
 * The plans.
 */
export const vListPlansResponse = vPlanPage;
