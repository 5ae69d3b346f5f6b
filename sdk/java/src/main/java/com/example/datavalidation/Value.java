package com.example.datavalidation;

/** A value of an enum. It can be passed where any text can. */
interface Value extends CharSequence {
    @Override
    default int length() {
        return toString().length();
    }

    @Override
    default char charAt(int index) {
        return toString().charAt(index);
    }

    @Override
    default CharSequence subSequence(int start, int end) {
        return toString().subSequence(start, end);
    }
}
