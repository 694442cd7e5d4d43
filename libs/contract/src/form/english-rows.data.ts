import type { InsuranceLine, tables } from '../lines';
import type { Block, Children, Field, FormWords, Presence } from '../model/field';
import type { FieldUse } from '../model/field-use';

/** True for a field that the form asks: not for those of callers, unused ones, and those that follow from the version. */
type IsAsked<U extends FieldUse> = 'peticion' extends U['purposes'][number]
  ? false
  : U['purposes'][number] extends 'sin_uso'
    ? false
    : true;
type OfVersion = 'vehicle.brand_id' | 'vehicle.model_id';

type PathsOf<C extends Children, At extends string = ''> = C extends unknown
  ? {
      [K in keyof C & string]: C[K] extends Block<infer D>
        ? PathsOf<D, `${At}${K}.`>
        : C[K] extends Field<unknown, Presence, infer U>
          ? IsAsked<U> extends true
            ? `${At}${K}`
            : never
          : never;
    }[keyof C & string]
  : never;

/** The dotted paths of the fields of the form, of any line. */
export type FormPath = Exclude<PathsOf<(typeof tables)[InsuranceLine]>, OfVersion>;

type Words = Omit<FormWords, 'first'>;

/** Words of a row in English, beside those that its Spanish row declares. The rows that share a question have it in the first of them, and labels. */
export type EnglishWords =
  (Words & { readonly question: string }) | (Words & { readonly question?: undefined; readonly label: string });

const NATIONALITY = 'What is your nationality?';

/** Returns the words of the rows of one person. */
const person = <P extends string>(at: P, whose: string, of: string) =>
  ({
    [`${at}.document_type`]: {
      question: `What identity document ${of}, and what is its number?`,
      label: 'Type of document',
    },
    [`${at}.document_id`]: { label: 'Number', hint: 'With a DNI, 8 digits and the letter, as in 12345678Z' },
    [`${at}.nationality`]: { question: NATIONALITY.replace('your', whose) },
    [`${at}.name`]: { question: `What is ${whose} name, as the document has it?`, label: 'First name' },
    [`${at}.surname`]: { label: 'First surname' },
    [`${at}.surname2`]: { label: 'Second surname', hint: 'Leave it empty if there is none' },
    [`${at}.birth_date`]: { question: `What is ${whose} date of birth?` },
    [`${at}.gender`]: { question: `What sex does ${whose} document state?` },
    [`${at}.marital_status`]: { question: `What is ${whose} marital status?` },
  }) as Record<
    `${P}.${'document_type' | 'document_id' | 'nationality' | 'name' | 'surname' | 'surname2' | 'birth_date' | 'gender' | 'marital_status'}`,
    EnglishWords
  >;

/** Returns the words of the rows of an address. */
const address = <P extends string>(at: P, question: string, town: string) =>
  ({
    [`${at}.postal_code`]: { question, label: 'Postal code' },
    [`${at}.town_id`]: { question: town },
    [`${at}.road_type`]: { label: 'Type of road' },
    [`${at}.road_name`]: { label: 'Name of the road' },
    [`${at}.road_number`]: { label: 'Number', hint: 'S/N if the road has no numbers' },
  }) as Record<`${P}.${'postal_code' | 'town_id' | 'road_type' | 'road_name' | 'road_number'}`, EnglishWords>;

const LICENCE_HELP =
  'There is a table on the back of the licence: find the row of your class, such as B, and copy the date in column 10. The date on the front (4a) is that of the last card, and changes with each renewal';

export const ENGLISH_ROWS: Readonly<Record<FormPath, EnglishWords>> = {
  ...person('holder', 'your', 'do you have'),
  'holder.employment_status': { question: 'What is your employment status?' },
  'holder.economic_occupation': {
    question: 'What is your occupation?',
    hint: 'If you do not work, your last one; if you never have, the one you study for or look for',
  },
  'holder.phone': { question: 'What are your Spanish mobile number and your e-mail address?', label: 'Mobile' },
  'holder.email': { label: 'E-mail' },
  'holder.address_same_as_risk': { question: 'Do you live in the home that you want to insure?' },
  ...address('holder.address', 'What is your address?', 'In which town do you live?'),
  effective_date: { question: 'From which day do you want the insurance?' },
  'vehicle.registration_plate': { question: 'What is the registration plate?', hint: 'As in 1234BCD or M-1234-AB' },
  'vehicle.version_id': { question: 'What are the exact make, model and version of the car?' },
  'vehicle.code': { question: 'What are the exact make, model and version of the motorcycle?' },
  'vehicle.registration_date': { question: 'On which day was it registered for the first time?' },
  'vehicle.purchase_type': {
    question:
      'Was it yours already, have you just bought it (new, used from a dealer or from a private seller), or have you not bought it yet?',
  },
  'vehicle.purchase_date': { question: 'On which day did you buy it?' },
  'vehicle.use': { question: 'What do you use it for?' },
  'vehicle.annual_km': { question: 'How many kilometres does it do a year?' },
  'vehicle.kilometers_per_year': { question: 'How many kilometres does it do a year?' },
  'vehicle.parking_type': { question: 'Where is it overnight?' },
  'vehicle.garage_type_id': { question: 'Where is it overnight?' },
  'vehicle.retail_price': { question: 'What did the car cost new, in euros and with taxes?' },
  'vehicle.circulation_postal_code': { question: 'In which postal code is it used most?' },
  'vehicle.circulation_town_id': { question: 'In which town is it used most?' },
  'driver.same_as_holder': { question: 'Will you be the usual driver?' },
  ...person('driver', 'the driver’s', 'does the driver have'),
  'driver.driving_license_type': { question: 'Which licence does the driver have?' },
  'driver.driving_license_date': { question: 'Since when has the driver had that licence?', help: LICENCE_HELP },
  'driver.driving_license_country': { question: 'Which country issued the licence of the driver?' },
  'driver.driving_license_issuing_zone_id': { question: 'Where was the licence of the driver issued?' },
  'driver.driving_experience_id': { question: 'What experience of motorcycles does the driver have?' },
  'driver.previous_motorcycle_code': { question: 'What are the make, model and version of the other motorcycle?' },
  'driver.has_car_license': { question: 'Does the driver have a car licence too?' },
  'driver.car_license_date': { question: 'When was the car licence obtained for the first time?', help: LICENCE_HELP },
  'driver.previously_insured': { question: 'Has the driver been insured as a driver of such a vehicle before?' },
  'driver.previous_company_code': {
    question: 'With which company, which policy number and which plate?',
    label: 'Company',
    hint: 'If it was in another country, choose «Otra aseguradora» (another insurer)',
  },
  'driver.previous_policy_number': {
    label: 'Policy number',
    help: 'It is on the first page of the policy, and on the receipt of the bank',
  },
  'driver.previous_plate': { label: 'Plate', hint: 'As in 1234MKF; if it was in another country, the one of there' },
  'driver.total_years_insured': {
    question: 'How many years has the driver been insured in all, and how many with that company?',
    label: 'Years in all',
  },
  'driver.years_in_previous_company': { label: 'Years with that company' },
  'driver.years_without_accidents': { question: 'How many years without accidents at fault?' },
  'driver.last_five_years_accidents': { question: 'How many accidents at fault in the last 5 years?' },
  'driver.penalties': { question: 'How many traffic fines in the last 3 years?' },
  'driver.parking_fine_only': { question: 'Was that one fine for parking?' },
  'driver.points_lost': { question: 'Has the driver lost points of the licence in the last year?' },
  owner_same_as_holder: { question: 'Is the vehicle in your name?' },
  ...person('owner', 'the owner’s', 'does the owner have'),
  ...address('risk.address', 'Where is the home?', 'In which town is the home?'),
  'risk.area_m2': {
    question: 'How many square metres does it have, and how many rooms?',
    label: 'Square metres (built)',
  },
  'risk.rooms': { label: 'Rooms' },
  'risk.year_built': { question: 'In which year was it built?' },
  'risk.last_reform_year': {
    question: 'In which year was it last renovated?',
    hint: 'Only the year, as in 2015',
    none: 'It was never renovated',
  },
  'risk.use': {
    question: 'Do you own it and live in it, do you let it, or are you a tenant?',
    hint: 'A second home of yours that you do not let counts as owned and lived in',
  },
  'risk.occupancy': { question: 'Is it a main residence or a second home?' },
  'risk.dwelling_type': { question: 'What type of home is it?' },
  'risk.location': { question: 'What are its surroundings?' },
  'risk.materials': {
    question: 'What is it built of?',
    help: 'Brick, concrete, stone and steel do not burn. Wood does',
  },
  'risk.build_quality': { question: 'What is the quality of the construction?' },
  'risk.alarm': { question: 'Does it have an alarm?' },
  'risk.owner_is_holder': {
    question: 'You will be the policyholder',
    statement: 'I will be the policyholder, as the owner or the tenant of the home',
    hint: 'If the insurance is for somebody else, they have to ask for it',
  },
  'risk.buildings_limit': {
    question: 'For which sums do you want to insure the buildings (the construction) and the contents, in euros?',
    label: 'Buildings',
    proposal: 'Calculate what rebuilding it costs',
    hint: 'In euros; it may be 0 if you are a tenant',
    help: 'The construction: walls, floors, ceilings and installations. It is insured for what rebuilding it costs, not for its market price, which includes the land',
  },
  'risk.contents_limit': {
    label: 'Contents',
    help: 'What you would take along when you move: furniture, clothes, appliances and devices',
  },
  'risk.settlement_type': {
    question: 'How do you want damage to be paid?',
    help: 'With replacement value you are paid what the same thing costs new; if you insure less than everything is worth, only that share is paid. With first risk each damage is paid up to the sum that you choose, even if everything is worth more',
  },
  'risk.security_main_door': { question: 'Does it have an armoured main door?' },
  'risk.security_windows': { question: 'Do the windows have bars or another protection?' },
  'risk.cadastral_reference': { question: 'Do you know the cadastral reference?' },
};
