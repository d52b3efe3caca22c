/**
 * The calendars of Temporal: conversion between their dates and days since the epoch, arithmetic and differences in their months and years, and dates from fields. All are arithmetic or
 * tables of published data of their own, because ICU's differ from what the specification requires or Node does.
 */
package dev.gyre.engine.builtins.temporal.calendar;
