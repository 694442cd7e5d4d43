CREATE TABLE audit (
    seq bigint NOT NULL,
    at bigint NOT NULL,
    action text NOT NULL,
    count bigint
);
CREATE SEQUENCE audit_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE audit_seq_seq OWNED BY audit.seq;
CREATE TABLE cotiza_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE cotiza_migrations_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE data_keys (
    key_id text NOT NULL,
    secret_seal bytea NOT NULL,
    secret bytea NOT NULL
);
CREATE TABLE guarantee_lists (
    hash text NOT NULL,
    body text NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE idempotency_keys (
    key_hash text NOT NULL,
    body_hash text NOT NULL,
    owner text NOT NULL,
    until bigint NOT NULL,
    quote bigint
);
CREATE TABLE outbox (
    seq bigint NOT NULL,
    quote bigint NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    target text,
    event text NOT NULL,
    state text NOT NULL,
    attempts bigint NOT NULL,
    due_at bigint,
    lease text,
    created_at bigint NOT NULL,
    ended_at bigint,
    last_reason text,
    key_id text,
    payload_seal bytea,
    payload bytea
);
CREATE SEQUENCE outbox_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE outbox_seq_seq OWNED BY outbox.seq;
CREATE TABLE quote_subjects (
    quote bigint NOT NULL,
    hashes bytea NOT NULL
);
CREATE TABLE quotes (
    seq bigint NOT NULL,
    reference text NOT NULL,
    line text NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    key_id text NOT NULL,
    link_token_hash bytea,
    link_expires_at bigint,
    body_seal bytea NOT NULL,
    body bytea NOT NULL,
    link_uses bigint DEFAULT 0 NOT NULL
);
CREATE SEQUENCE quotes_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE quotes_seq_seq OWNED BY quotes.seq;
CREATE TABLE settings (
    name text NOT NULL,
    value text NOT NULL,
    changed_at bigint NOT NULL
);
ALTER TABLE ONLY audit ALTER COLUMN seq SET DEFAULT nextval('audit_seq_seq'::regclass);
ALTER TABLE ONLY outbox ALTER COLUMN seq SET DEFAULT nextval('outbox_seq_seq'::regclass);
ALTER TABLE ONLY quotes ALTER COLUMN seq SET DEFAULT nextval('quotes_seq_seq'::regclass);
ALTER TABLE ONLY audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY cotiza_migrations_lock
    ADD CONSTRAINT cotiza_migrations_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY cotiza_migrations
    ADD CONSTRAINT cotiza_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY data_keys
    ADD CONSTRAINT data_keys_pkey PRIMARY KEY (key_id);
ALTER TABLE ONLY guarantee_lists
    ADD CONSTRAINT guarantee_lists_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key_hash);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY quote_subjects
    ADD CONSTRAINT quote_subjects_pkey PRIMARY KEY (quote);
ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_link_token_hash_key UNIQUE (link_token_hash);
ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY quotes
    ADD CONSTRAINT quotes_reference_key UNIQUE (reference);
ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
CREATE INDEX idempotency_keys_quote ON idempotency_keys USING btree (quote);
CREATE INDEX idempotency_keys_until ON idempotency_keys USING btree (until);
CREATE UNIQUE INDEX outbox_quote_id ON outbox USING btree (quote, id);
CREATE INDEX outbox_state_due_at ON outbox USING btree (state, due_at);
CREATE INDEX quotes_created_at ON quotes USING btree (created_at);
ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_quote_fkey FOREIGN KEY (quote) REFERENCES quotes(seq) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_quote_fkey FOREIGN KEY (quote) REFERENCES quotes(seq) ON DELETE CASCADE;
ALTER TABLE ONLY quote_subjects
    ADD CONSTRAINT quote_subjects_quote_fkey FOREIGN KEY (quote) REFERENCES quotes(seq) ON DELETE CASCADE;
INSERT INTO cotiza_migrations (name, "timestamp") VALUES ('0001-initial', '2026-11-22T23:52:49.977Z');
INSERT INTO cotiza_migrations (name, "timestamp") VALUES ('0002-link-uses', '2026-11-22T23:52:49.980Z');
INSERT INTO cotiza_migrations_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO data_keys (key_id, secret_seal, secret) VALUES ('5e430766898c', '\x57006913c203e859c4265ccbff48f2b5070a0edc14634ef6f73296ef', '\xa7c3b37221d590209dd5c3b4824a637d7789358e4720cc9522af3204c0d0959afed751dee153736125bd9af6');
