import { fieldsOfRecords } from './records.mjs';

/** The fields of every entity, by the schema of the contract that answers it. */
export const fields = {
  Login:
    'userId userEmail full_name has_partner partner_id country_id image token refresh language services valid_subscription current_subscription subscription_payed invoiceId permissions',
  Notification: 'id title description status',
  Partner: 'name alias tax_id phone email country_id state city direction slogan website tags resume layout',
  Customer:
    'name identification identification_type birthdate foundation_date phone email sex age country_id province city street insured_type legal_type roles dependents partner_name',
  Policy:
    'number start_date end_date type branch provider provider_office maximum_insured_sum certificate_number estimated_payment_day payment_frequency deductible contractor payer is_insured insured_select_type notification_limit_days net_premium total_grant commission_percent condition condition_deductible observations status',
  PolicyCoverage: 'coverage coverage_type limit percentage',
  PolicyVehicle: 'vehicle sum rate term_net',
  PolicyBeneficiary: 'customer start_date percentage',
  PolicySeller: 'name start_date percentage',
  PolicyInsured:
    'customer start_date relationship family_relationship titular beneficiary_percentage prima certificate_number sum rate term_net',
  PolicyFile: 'name size uploaded_at uploaded_by',
  PolicyGeneral: 'name description sum rate term_net',
  Vehicle:
    'brand model year color plate chassis_number owner commercial_value vehicle_type activity beneficiaries engine_number',
  Payment:
    'policy_id contractor policy_number invoice_number provider branch is_paid payment_method payment_date number due_date amount status',
  Provider: 'name short_name ruc phone email address contact offices branches',
  Branch: 'name group description',
  Coverage: 'name coverage_type branch description',
  Cie10Code: 'code name description',
  User: 'email name last_name role language can_use_mobile_app is_active image',
  Role: 'name permissions',
  Plan: 'name monthly_price annual_price vat_percent policies_amount customers_amount vehicles_amount generals_amount users_amount groups_amount emails_amount manages_policies manages_payments manages_insureds manages_claims manages_commissions manages_portal',
  InvoiceFormInput: 'full_name fiscal_id email phone country_id address',
  SubscriptionPayment: 'name from to finish amount plan state renewal_frequency',
  ...fieldsOfRecords,
};

/** What is sent of these records and the specification does not speak of, by their schema. */
export const unpromised = {
  Login: 'email password',
  Partner: 'listed timezone currency language near_expiry_days',
  Customer: 'titular_id family_relationship notes',
  Policy: 'agreed_plan renews extra',
  PolicyVehicle: 'extra',
  PolicyBeneficiary: 'limit',
  PolicySeller: 'seller_id user_id',
  Seller: 'user_id',
  PolicyInsured: 'extra',
  PolicyFile: 'file',
  PolicyGeneral: 'extra',
  Branch: 'code flags extra_fields premium_tax renews',
  User: 'password confirm_password',
};
