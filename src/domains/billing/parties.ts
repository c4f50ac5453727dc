/** Who buys, as documents of that moment name them. */
export type Buyer = {
  name: string;
  tax_number: string;
  street: string;
  zip: string;
  city: string;
  /** ISO 3166, two letters. */
  country: string;
};

/** Who sells, by the settings of that moment. */
export type Seller = {
  name: string;
  tax_number: string;
  street: string;
  zip: string;
  city: string;
  account: string;
};
